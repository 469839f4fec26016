import { quote } from '@orrery/kernel';
import { COMPARED_FIGURES } from './gauges.ts';

/** The parsed command line. */
export interface BenchFlags {
  readonly budget: 'full' | 'quick';
  readonly game: string | null; // null for all games
  readonly output: 'table' | 'json';
  readonly check: boolean;
  readonly python: boolean; // whether the Python package is measured too
  readonly against: string | null; // the revision to compare with
  readonly only: readonly string[]; // the figures to compare
  readonly edition: number | null; // of the rules that both revisions play; null for the newest of each
  readonly processes: number; // the most processes for each setup of a comparison
  readonly help: boolean;
}

const DEFAULT_FLAGS: BenchFlags = {
  budget: 'full',
  game: null,
  output: 'table',
  check: false,
  python: false,
  against: null,
  only: COMPARED_FIGURES,
  edition: null,
  processes: 10,
  help: false,
};

export const HELP_TEXT = `npm run bench -- [--quick] [--game NAME] [--json] [--check] [--python]
npm run bench -- --against REVISION [--game NAME] [--only FIGURES] [--edition N] [--processes N] [--json]

  --quick             a short run, 90 seconds on two cores: what the limits need
  --game NAME         only this game
  --json              the figures as JSON on standard output, no table
  --check             check the figures against the limits; exit code 1 when one is missed
  --python            in a full run also what the Python package makes of the environment; needs Python with numpy
  --against REVISION  this working tree compared with that revision, both in the same processes, about ten minutes;
                      exit code 1 when a figure is significantly worse by more than 3 %
  --only FIGURES      compare only these, separated by commas: ${COMPARED_FIGURES.join(', ')}
  --edition N         both play this edition of the rules; games that one of them does not have in it are left out
  --processes N       the most processes for each setup while a figure is still open; 10
  --help              this text`;

/** Flags followed by a value: the setting it makes, or a sentence that says what is wrong with it. */
const VALUE_FLAGS: Readonly<
  Record<string, (value: string | undefined, games: readonly string[]) => Partial<BenchFlags> | string>
> = {
  '--game': (game, games) => (game === undefined || !games.includes(game) ? noSuchGame(game, games) : { game }),
  '--against': (against = '') =>
    against === '' || against.startsWith('-') ? '--against needs a revision.' : { against },
  '--only': (names = '') => {
    const only = COMPARED_FIGURES.filter((name) => names.split(',').includes(name));
    const isKnown = only.length > 0 && names.split(',').length === only.length;
    return isKnown ? { only } : `--only needs figures, separated by commas: ${COMPARED_FIGURES.join(', ')}.`;
  },
  '--edition': (text = '') => (isCount(text) ? { edition: Number(text) } : '--edition needs a number.'),
  '--processes': (text = '') => (isCount(text) ? { processes: Number(text) } : '--processes needs a number.'),
};

const isCount = (text: string): boolean => /^[1-9]\d{0,2}$/.test(text);

const SWITCHES: Readonly<Record<string, Partial<BenchFlags>>> = {
  '--quick': { budget: 'quick' },
  '--json': { output: 'json' },
  '--check': { check: true },
  '--python': { python: true },
  '--help': { help: true },
};

/** The flags, or a sentence that says what is wrong with them. */
export function readFlags(args: readonly string[], games: readonly string[]): BenchFlags | string {
  let flags = DEFAULT_FLAGS;
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    const [name = '', ...value] = arg.split('=');
    const read = VALUE_FLAGS[name];
    const found = read?.(value.length > 0 ? value.join('=') : rest.shift(), games) ?? SWITCHES[arg];
    if (found === undefined) return `There is no flag ${quote(arg)}; there are ${ALL_FLAGS}.`;
    if (typeof found === 'string') return found;
    flags = { ...flags, ...found };
  }
  return flags;
}

const ALL_FLAGS =
  '--quick, --game NAME, --json, --check, --python, --against REVISION, --only, --edition, --processes and --help';

function noSuchGame(game: string | undefined, games: readonly string[]): string {
  const known = games.join(', ');
  return game === undefined
    ? `--game needs a name; games that can be measured: ${known}.`
    : `There is no game ${quote(game)} to measure; there are: ${known}.`;
}
