import { quote } from '@orrery/kernel';

/** The parsed command line. */
export interface BenchFlags {
  readonly budget: 'full' | 'quick';
  readonly game: string | null; // null for all games
  readonly output: 'table' | 'json';
  readonly check: boolean;
  readonly against: string | null; // the revision to compare with
  readonly help: boolean;
}

export const HELP_TEXT = `npm run bench -- [--quick] [--game NAME] [--json] [--check]
npm run bench -- --against REVISION [--game NAME] [--json]

  --quick             a short run, 90 seconds on two cores: what the limits need
  --game NAME         only this game
  --json              the figures as JSON on standard output, no table
  --check             check the figures against the limits; exit code 1 when one is missed
  --against REVISION  this working tree compared with that revision, both in the same processes, about ten minutes;
                      exit code 1 when a figure is significantly worse by more than 3 %
  --help              this text`;

/** The flags, or a sentence that says what is wrong with them. */
export function readFlags(args: readonly string[], games: readonly string[]): BenchFlags | string {
  let flags: BenchFlags = { budget: 'full', game: null, output: 'table', check: false, against: null, help: false };
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--quick') flags = { ...flags, budget: 'quick' };
    else if (arg === '--json') flags = { ...flags, output: 'json' };
    else if (arg === '--check') flags = { ...flags, check: true };
    else if (arg === '--help') flags = { ...flags, help: true };
    else if (arg === '--game' || arg.startsWith('--game=')) {
      const game = arg === '--game' ? rest.shift() : arg.slice('--game='.length);
      if (game === undefined || !games.includes(game)) return noSuchGame(game, games);
      flags = { ...flags, game };
    } else if (arg === '--against' || arg.startsWith('--against=')) {
      const against = arg === '--against' ? rest.shift() : arg.slice('--against='.length);
      if (against === undefined || against === '' || against.startsWith('-')) return '--against needs a revision.';
      flags = { ...flags, against };
    } else {
      return `There is no flag ${quote(arg)}; there are --quick, --game NAME, --json, --check, --against REVISION and --help.`;
    }
  }
  return flags;
}

function noSuchGame(game: string | undefined, games: readonly string[]): string {
  const known = games.join(', ');
  return game === undefined
    ? `--game needs a name; games that can be measured: ${known}.`
    : `There is no game ${quote(game)} to measure; there are: ${known}.`;
}
