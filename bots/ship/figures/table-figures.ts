import { bitCount } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { COLONY_CELLS, cannonPoints, missionStage, SECTOR_COUNT, type Table } from '@orrery/ship/facts';
import { type FigureReader, figure, figureOfEach, hundredths } from '../../network/figure-table.ts';
import { fightWinChance } from '../card-encounters.ts';
import type { PlayerPosition, ShipPosition } from './position.ts';

const MAX_TURNS = 200;
/** What a seat can be asked. */
const QUESTIONS = [
  'centres',
  'produce',
  'sector',
  'arrange',
  'flight',
  'pirate',
  'reward',
  'lose',
  'build',
  'offer',
] as const satisfies readonly Table['stack'][number]['kind'][];
const WHOSE = ['own', 'rival'] as const;

/** Whether this player is asked for something; where both are, both. */
function isAsked(question: string, { table, seat }: PlayerPosition): boolean {
  const frame = topFrame(table);
  if (frame.kind !== question) return false;
  if (frame.kind === 'centres') return ((frame.done >> seat) & 1) === 0;
  if (frame.kind === 'produce') return frame.seat === seat;
  if (frame.kind === 'offer') return (table.proposal === null) === (table.active !== seat);
  return table.active === seat;
}

/** The cards that can still be met, as far as everybody knows. */
function countInStacks(position: ShipPosition, cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) if (card >= 0) sum += position.inStacks(card);
  return sum;
}

/** The mean chance of a player against the pirates that can still be met. */
function meanWinChance(position: ShipPosition, { player }: PlayerPosition): number {
  const cannons = cannonPoints(player);
  let [sum, all] = [0, 0];
  for (const card of position.facts.pirates) {
    const share = position.inStacks(card);
    sum += share * fightWinChance(cannons, position.facts.strength[card] ?? 0);
    all += share;
  }
  return all === 0 ? 0 : sum / all;
}

/** What belongs to nobody: the phase, the cards still to be met, the options. */
export function tableFigures({ variant, facts }: ShipPosition): FigureReader<ShipPosition>[] {
  const { stages, targets, tasks } = variant;
  const stageOf = ({ own }: ShipPosition) => missionStage(variant, own.table.options);
  const openTask = (name: string, read: (task: number) => number) =>
    figureOfEach<ShipPosition>(name, targets, ({ own: { table } }, target) => {
      let most = 0;
      for (const at of table.open) if (tasks[at]?.target === target) most = Math.max(most, read(at));
      return most;
    });
  const ofBoth = (name: string, read: (of: PlayerPosition, position: ShipPosition) => number) =>
    WHOSE.map((whose) => figure<ShipPosition>(`${whose}.${name}`, (position) => read(position[whose], position)));
  return [
    ...ofBoth('turn', ({ table, seat }) => (table.active === seat ? 1 : 0)),
    ...QUESTIONS.flatMap((question) => ofBoth(`asked.${question}`, (of) => (isAsked(question, of) ? 1 : 0))),
    ...ofBoth('pirates.win-chance', (of, position) => hundredths(meanWinChance(position, of))),
    figure('rewards', ({ own: { table } }) => {
      const frame = topFrame(table);
      return frame.kind === 'reward' ? frame.left : 0;
    }),
    figure('turns', ({ own: { table } }) => Math.min(MAX_TURNS, table.turn)),
    figure('quiet', ({ own: { table } }) => table.quiet),
    figure('die', ({ own: { table } }) => table.die),
    ...figureOfEach<ShipPosition>(
      'sector',
      [...Array(SECTOR_COUNT).keys()],
      ({ own: { table } }, i) => table.sizes[i] ?? 0,
    ),
    figure('reserve', ({ own: { table } }) => table.reserve.reduce((sum, n) => sum + n, 0)),
    figure('tasks.deck', ({ own: { table } }) => bitCount(table.deck)),
    figure('colonies.free', ({ own }) => COLONY_CELLS - bitCount(own.player.colonies | own.other.colonies)),
    figure('colonies.met', (position) => hundredths(countInStacks(position, facts.colonies))),
    figure('stations.met', (position) => hundredths(countInStacks(position, facts.berths))),
    figure('pirates.met', (position) => hundredths(countInStacks(position, facts.pirates))),
    ...openTask('task.points', (at) => 1 + (tasks[at]?.points ?? 0)),
    ...openTask('task.symbols', (at) => 1 + (tasks[at]?.medals ?? 0) + (tasks[at]?.friendship ?? 0)),
    figure('target', ({ own: { table } }) => table.options.target),
    figure('upgrade', ({ own: { table } }) => (table.options.upgrade === 'three' ? 1 : 0)),
    figure('refill', ({ own: { table } }) => (table.options.refill === 'open' ? 1 : 0)),
    ...(stages.length === 1
      ? []
      : [
          figure<ShipPosition>('stage.ships', (position) => (stageOf(position).hasShips ? 1 : 0)),
          figure<ShipPosition>('stage.centres', (position) => (stageOf(position).hasCentres ? 1 : 0)),
          figure<ShipPosition>('stage.levels', (position) => (stageOf(position).hasLevels ? 1 : 0)),
        ]),
  ];
}
