import type { Verdict } from './bars.ts';
import type { Figures, Results } from './figures.ts';

type Row = readonly [what: string, read: (figures: Figures) => number];

/** Three figures that count, in groups of three digits. */
const number = (value: number): string =>
  new Intl.NumberFormat('en', { maximumSignificantDigits: Math.abs(value) < 1_000 ? 3 : 4 }).format(value);

const SECTIONS: readonly (readonly [title: string, rows: readonly Row[]])[] = [
  [
    'against the yardsticks',
    [
      ['games a second / hand-written loop', ({ ratios }) => ratios.gamesToLoop],
      ['steps a second / hand-written loop', ({ ratios }) => ratios.stepsToLoop],
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
      ['a step of the loop', ({ ns }) => ns.step],
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

/** Cells in columns, the first to the left, the others to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const cell = (text: string, i: number): string =>
    i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0);
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
}

/** The figures for people. */
export function tableOf({ games, overhead }: Results): string {
  const head = ['', ...games.map(({ name, seats }) => `${name} (${seats} seats)`)];
  const blank = head.map(() => '');
  const rows = SECTIONS.flatMap(([title, lines]) => [
    blank,
    [title, ...blank.slice(1)],
    ...lines.map(([what, read]) => [`  ${what}`, ...games.map((figures) => number(read(figures)))]),
  ]);
  const lines = columns([head, ...rows]);
  if (overhead !== null) {
    const { kernelNs, handNs, overheadNs } = overhead;
    const [kernel, hand, more] = [kernelNs, handNs, overheadNs].map(number);
    lines.push('', `A step of comet: ${kernel} ns by the kernel, ${hand} ns by hand; the kernel adds ${more} ns.`);
  }
  return lines.join('\n');
}

/** The bars for people, one line each. */
export function verdictsOf(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ says, side, limit, value, holds }) => [
    `${holds ? 'holds ' : 'MISSED'}  ${says}`,
    number(value),
    `${side === 'most' ? '≤' : '≥'} ${number(limit)}`,
  ]);
  return columns(rows).join('\n');
}
