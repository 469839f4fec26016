import type { BenchResults, GameFigures, LearningFigures, ThinkingFigures } from './figures.ts';
import type { LimitCheck } from './limits.ts';

/** Undefined when not measured in this run. */
type Row<X> = readonly [what: string, read: (figures: X) => number | undefined];

/** Three significant figures, in groups of three digits. */
const formatNumber = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: Math.abs(value) < 1_000 ? 3 : 4 }).format(value);

const FIGURE_SECTIONS: readonly (readonly [title: string, rows: readonly Row<GameFigures>[]])[] = [
  [
    'against the yardsticks',
    [
      ['games a second / hand-written loop', ({ ratios }) => ratios.gamesToLoop],
      ['steps a second / hand-written loop', ({ ratios }) => ratios.stepsToLoop],
      ['copy / a decision of that loop', ({ ratios }) => ratios.copyToLoop],
      ['imagine / a decision of that loop', ({ ratios }) => ratios.imagineToLoop],
      ['copy / structuredClone', ({ ratios }) => ratios.copyToClone],
      ['imagine / structuredClone', ({ ratios }) => ratios.imagineToClone],
    ],
  ],
  [
    'counts',
    [
      ['steps a game', ({ counts }) => counts.stepsPerGame],
      ['decisions a game', ({ counts }) => counts.movesPerGame],
      ['games cut off', ({ counts }) => counts.unfinished],
      ['view as JSON, bytes', ({ counts }) => counts.viewBytes],
      ['longest view, bytes', ({ counts }) => counts.viewBytesMost],
      ['heap growth, bytes per 100,000 steps', ({ counts }) => counts.heapGrowth],
      ['garbage, bytes a step', ({ counts }) => counts.garbagePerStep],
    ],
  ],
  [
    'CPU time on this machine, ns',
    [
      ['a decision of the hand-written loop', ({ ns }) => ns.loop],
      ['a step', ({ ns }) => ns.step],
      ['awaiting', ({ ns }) => ns.awaiting],
      ['moves', ({ ns }) => ns.moves],
      ['refuse, a legal move', ({ ns }) => ns.refuse],
      ['play', ({ ns }) => ns.play],
      ['copy into a slot', ({ ns }) => ns.copy],
      ['view as JSON', ({ ns }) => ns.view],
      ['imagine into a slot', ({ ns }) => ns.imagine],
      ['structuredClone', ({ ns }) => ns.clone],
    ],
  ],
  [
    'a CPU second on this machine',
    [
      ['steps', ({ perSecond }) => perSecond.steps],
      ['games', ({ perSecond }) => perSecond.games],
      ['games of the hand-written loop', ({ perSecond }) => perSecond.loopGames],
    ],
  ],
];

const LEARNING_ROWS: readonly Row<LearningFigures>[] = [
  ['decisions a second / playouts with the same offers', ({ ratios }) => ratios.toPlayouts],
  ['decisions a second / playouts without offers', ({ ratios }) => ratios.toPlain],
  ['numbers in an observation', ({ counts }) => counts.observation],
  ['actions', ({ counts }) => counts.actions],
  ['a decision, ns', ({ ns }) => ns.decision],
  ['decisions a CPU second', ({ perSecond }) => perSecond.decisions],
  ['decisions of playouts with the same offers', ({ perSecond }) => perSecond.playouts],
  ['decisions of playouts without offers', ({ perSecond }) => perSecond.plain],
  ['decisions a second of the Python package', ({ python }) => python?.package],
  ['decisions a second of the environment, without Python', ({ python }) => python?.engine],
];

const THINKING_ROWS: readonly Row<ThinkingFigures>[] = [
  ['a decision of a Captain, ns', ({ ns }) => ns.decision],
  ['a position by the network, all seats, ns', ({ ns }) => ns.position],
];

/** Cells in columns, the first left-aligned, the others right-aligned. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const cell = (text: string, i: number): string =>
    i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
}

const cells = <X>([what, read]: Row<X>, all: readonly X[]): string[] => [
  `  ${what}`,
  ...all.map((each) => {
    const value = read(each);
    return value === undefined ? '' : formatNumber(value);
  }),
];

/** The figures as readable text. */
export function resultsTable({ games, overhead, learning = [], thinking = [] }: BenchResults): string {
  const head = ['', ...games.map(({ name, seats }) => `${name} (${seats} seats)`)];
  const blank = head.map(() => '');
  const rows = FIGURE_SECTIONS.flatMap(([title, lines]) => [
    blank,
    [title, ...blank.slice(1)],
    ...lines.filter(([, read]) => games.some((each) => read(each) !== undefined)).map((line) => cells(line, games)),
  ]);
  const lines = columns([head, ...rows]);
  if (overhead !== null) {
    const { kernelNs, handNs, overheadNs } = overhead;
    const [kernel, hand, more] = [kernelNs, handNs, overheadNs].map(formatNumber);
    lines.push('', `A step of comet: ${kernel} ns by the kernel, ${hand} ns by hand; the kernel adds ${more} ns.`);
  }
  if (learning.length > 0) lines.push('', ...learningTable(learning));
  if (thinking.length > 0) lines.push('', ...thinkingTable(thinking));
  return lines.join('\n');
}

function thinkingTable(thinking: readonly ThinkingFigures[]): string[] {
  const head = ['bots', ...thinking.map(({ game, seats }) => `${game} (${seats} seats)`)];
  const measured = THINKING_ROWS.filter(([, read]) => thinking.some((each) => read(each) !== undefined));
  return columns([head, ...measured.map((line) => cells(line, thinking))]);
}

function learningTable(learning: readonly LearningFigures[]): string[] {
  const head = ['the environment for learning', ...learning.map(({ game, batch }) => `${game} (${batch} games)`)];
  const measured = LEARNING_ROWS.filter(([, read]) => learning.some((each) => read(each) !== undefined));
  return columns([head, ...measured.map((line) => cells(line, learning))]);
}

/** The limits as readable text, one line each. */
export function limitLines(verdicts: readonly LimitCheck[]): string {
  const rows = verdicts.map(({ label, bound, limit, value, holds }) => [
    `${holds ? 'holds ' : 'MISSED'}  ${label}`,
    formatNumber(value),
    `${bound === 'most' ? '≤' : '≥'} ${formatNumber(limit)}`,
  ]);
  return columns(rows).join('\n');
}
