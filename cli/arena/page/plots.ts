import { type BotStanding, type EntrantField, type GameRecord, ratings } from '@orrery/bots/arena';
import { formatMeasure, formatPercent } from '../../format.ts';
import { axisTicks, colourClass, element, label, linear, path, type Scale } from './svg.ts';

const PLOT_WIDTH = 720;
const LEFT_MARGIN = 150;
const RIGHT_MARGIN = 24;
const ROW_HEIGHT = 34;
const PLOT_HEIGHT = 260;
const FOOT_HEIGHT = 34;
const MAX_NAME_LENGTH = 20;

const shortened = (name: string): string =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

const svgPlot = (height: number, title: string, inside: string): string =>
  element('svg', { viewBox: `0 0 ${PLOT_WIDTH} ${height}`, role: 'img', 'aria-label': title }, inside);

const grid = (x: Scale, marks: readonly number[], height: number, say: (mark: number) => string): string =>
  marks
    .map((mark) => {
      const at = x(mark);
      const line = element('line', { class: 'grid', x1: at, x2: at, y1: 8, y2: height - FOOT_HEIGHT + 6 });
      return line + label(at, height - 10, say(mark), { 'text-anchor': 'middle' });
    })
    .join('');

/** One row per bot, with its name. */
function rows(
  standings: readonly BotStanding[],
  draw: (bot: BotStanding, y: number, colour: string) => string,
): string {
  return standings
    .map((bot, i) => {
      const y = 24 + i * ROW_HEIGHT;
      return (
        label(LEFT_MARGIN - 12, y + 4, shortened(bot.name), { 'text-anchor': 'end' }) + draw(bot, y, colourClass(i))
      );
    })
    .join('');
}

const rowsHeight = (standings: readonly BotStanding[]): number => 24 + standings.length * ROW_HEIGHT + FOOT_HEIGHT;

const whisker = (y: number, from: number, to: number, colour: string): string =>
  element('line', { class: `whisker ${colour}`, x1: from, x2: to, y1: y, y2: y });

const dot = (x: number, y: number, colour: string): string =>
  element('circle', { class: `dot ${colour}`, cx: x, cy: y, r: 5 });

export function sharePlot(standings: readonly BotStanding[], seats: number): string {
  const height = rowsHeight(standings);
  const x = linear([0, 1], [LEFT_MARGIN, PLOT_WIDTH - RIGHT_MARGIN - 60]);
  const fair = x(1 / seats);
  const line = element('line', { class: 'fair', x1: fair, x2: fair, y1: 8, y2: height - FOOT_HEIGHT + 6 });
  const body = rows(standings, ({ winRate, low, high }, y, colour) => {
    const value = label(PLOT_WIDTH - RIGHT_MARGIN, y + 4, formatPercent(winRate), { 'text-anchor': 'end' });
    return whisker(y, x(low), x(high), colour) + dot(x(winRate), y, colour) + value;
  });
  return svgPlot(
    height,
    'Share of wins',
    grid(x, axisTicks(0, 1, 5), height, (mark) => formatPercent(mark)) + line + body,
  );
}

export function timePlot(standings: readonly BotStanding[]): string {
  const height = rowsHeight(standings);
  const times = standings.flatMap(({ msPerMove, maxMsPerMove }) => [msPerMove, maxMsPerMove]).filter((ms) => ms > 0);
  const low = Math.floor(Math.log10(Math.min(1, ...times)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(1, ...times))));
  const x = linear([low, high], [LEFT_MARGIN, PLOT_WIDTH - RIGHT_MARGIN]);
  const at = (ms: number): number => x(Math.log10(Math.max(ms, 10 ** low)));
  const body = rows(standings, ({ msPerMove, maxMsPerMove }, y, colour) => {
    const end = element('line', {
      class: `whisker ${colour}`,
      x1: at(maxMsPerMove),
      x2: at(maxMsPerMove),
      y1: y - 6,
      y2: y + 6,
    });
    return whisker(y, at(msPerMove), at(maxMsPerMove), colour) + dot(at(msPerMove), y, colour) + end;
  });
  const marks = Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const say = (mark: number): string => `${mark < 0 ? (10 ** mark).toFixed(-mark) : 10 ** mark} ms`;
  return svgPlot(height, 'Time a move', grid(x, marks, height, say) + body);
}

const ELO_CHECKPOINTS = 30;

/** One line per bot over the course of the contest. */
function linePlot(
  series: readonly (readonly (readonly [number, number])[])[],
  names: readonly string[],
  what: string,
  say: (value: number) => string,
): string {
  const all = series.flat();
  if (all.length === 0) return '';
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const x = linear([Math.min(...xs), Math.max(...xs)], [70, PLOT_WIDTH - RIGHT_MARGIN]);
  const [low, high] = [Math.min(0, ...ys), Math.max(...ys)];
  const y = linear([low, high], [PLOT_HEIGHT - FOOT_HEIGHT, 14]);
  const across = axisTicks(low, high, 5).map((mark) => {
    const line = element('line', { class: 'grid', x1: 70, x2: PLOT_WIDTH - RIGHT_MARGIN, y1: y(mark), y2: y(mark) });
    return line + label(60, y(mark) + 4, say(mark), { 'text-anchor': 'end' });
  });
  const feet = axisTicks(Math.max(0, Math.min(...xs)), Math.max(...xs), 8).map((mark) =>
    label(x(mark), PLOT_HEIGHT - 10, formatMeasure(mark).replace(/\.0+$/, ''), { 'text-anchor': 'middle' }),
  );
  const drawn = series.map((points, i) =>
    path(
      points.map(([a, b]) => [x(a), y(b)] as const),
      `line ${colourClass(i)}`,
      names[i] ?? '',
    ),
  );
  return svgPlot(PLOT_HEIGHT, what, [...across, ...feet, ...drawn].join(''));
}

export function eloPlot(records: readonly GameRecord[], { names, botOf }: EntrantField): string {
  const at = new Set(
    Array.from({ length: ELO_CHECKPOINTS }, (_, i) => Math.ceil((records.length * (i + 1)) / ELO_CHECKPOINTS)),
  );
  const rated = [...at]
    .filter((n) => n > 0)
    .map((n) => [n, ratings(records.slice(0, n), names.length, botOf)] as const);
  const series = names.map((_, i) => rated.map(([n, all]) => [n, all[i]?.elo ?? 0] as const));
  return linePlot(series, names, 'Elo over games', (value) => String(value));
}

/** The share of each integer value, in bins of `width`. */
function histogram(values: readonly number[], width: number): (readonly [number, number])[] {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bin = Math.floor(value / width) * width;
    counts.set(bin, (counts.get(bin) ?? 0) + 1);
  }
  const bins = [...counts.keys()];
  if (bins.length === 0) return [];
  const points: (readonly [number, number])[] = [];
  for (let bin = Math.min(...bins) - width; bin <= Math.max(...bins) + width; bin += width) {
    points.push([bin + (width - 1) / 2, (counts.get(bin) ?? 0) / values.length]);
  }
  return points;
}

export function pointsPlot(records: readonly GameRecord[], { names, botOf }: EntrantField): string {
  const byBot = names.map((): number[] => []);
  for (const { points, seating } of records) {
    for (const [seat, entrant] of seating.entries()) {
      const scored = points?.[seat];
      if (scored !== undefined) byBot[botOf[entrant] ?? 0]?.push(Math.round(scored));
    }
  }
  const series = byBot.map((values) => histogram(values, 1));
  return series.every((points) => points.length === 0)
    ? ''
    : linePlot(series, names, 'Points at the end', (value) => formatPercent(value));
}

const LENGTH_BINS = 30;

export function lengthPlot(records: readonly GameRecord[]): string {
  const ended = records.filter(({ places }) => places !== null);
  const values = ended.map(({ turns, steps }) => turns ?? steps);
  if (values.length === 0) return '';
  // Not by spread: there may be more games than a call can have arguments.
  const [low, high] = [values.reduce((a, b) => Math.min(a, b)), values.reduce((a, b) => Math.max(a, b))];
  const width = Math.max(1, Math.ceil((high - low) / LENGTH_BINS));
  return linePlot([histogram(values, width)], [], 'Length of games', (value) => formatPercent(value));
}
