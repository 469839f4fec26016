import { quote } from '@orrery/kernel';

/** What the reader of the figures asked for. */
export interface Flags {
  readonly budget: 'full' | 'quick';
  readonly game: string | null; // null: every game
  readonly output: 'table' | 'json';
  readonly check: boolean;
  readonly help: boolean;
}

export const HELP = `npm run bench -- [--quick] [--game NAME] [--json] [--check]

  --quick      a short run: rough figures
  --game NAME  this game alone
  --json       the figures as JSON on standard output, no table
  --check      hold the figures against the bars; exit code 1 when one is missed
  --help       this text`;

/** The flags, or a sentence that says what is wrong with them. */
export function readFlags(args: readonly string[], games: readonly string[]): Flags | string {
  let flags: Flags = { budget: 'full', game: null, output: 'table', check: false, help: false };
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
    } else return `There is no flag ${quote(arg)}; there are --quick, --game NAME, --json, --check and --help.`;
  }
  return flags;
}

function noSuchGame(game: string | undefined, games: readonly string[]): string {
  const known = games.join(', ');
  return game === undefined
    ? `--game needs a name; games that can be measured: ${known}.`
    : `There is no game ${quote(game)} to measure; there are: ${known}.`;
}
