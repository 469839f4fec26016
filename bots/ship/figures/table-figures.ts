import { bitCount } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { COLONY_CELLS, cannonPoints, missionStage, SECTOR_COUNT, type Table } from '@orrery/ship/facts';
import { type FigureReader, figure, figureOfEach, hundredths } from '../../network/figure-table.ts';
import { fightWinChance } from '../card-encounters.ts';
import type { PlayerSight, ShipSight } from './sight.ts';

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
function isAsked(question: string, { table, seat }: PlayerSight): boolean {
  const frame = topFrame(table);
  if (frame.kind !== question) return false;
  if (frame.kind === 'centres') return ((frame.done >> seat) & 1) === 0;
  if (frame.kind === 'produce') return frame.seat === seat;
  if (frame.kind === 'offer') return (table.proposal === null) === (table.active !== seat);
  return table.active === seat;
}

/** The cards that can still be met, as far as everybody knows. */
function countInStacks(sight: ShipSight, cards: readonly number[]): number {
  let sum = 0;
  for (const card of cards) if (card >= 0) sum += sight.inStacks(card);
  return sum;
}

/** The mean chance of a player against the pirates that can still be met. */
function meanWinChance(sight: ShipSight, { player }: PlayerSight): number {
  const cannons = cannonPoints(player);
  let [sum, all] = [0, 0];
  for (const card of sight.facts.pirates) {
    const share = sight.inStacks(card);
    sum += share * fightWinChance(cannons, sight.facts.strength[card] ?? 0);
    all += share;
  }
  return all === 0 ? 0 : sum / all;
}

/** What belongs to nobody: the phase, the cards still to be met, the options. */
export function tableFigures({ variant, facts }: ShipSight): FigureReader<ShipSight>[] {
  const { stages, targets, tasks } = variant;
  const stageOf = ({ own }: ShipSight) => missionStage(variant, own.table.options);
  const openTask = (name: string, read: (task: number) => number) =>
    figureOfEach<ShipSight>(name, targets, ({ own: { table } }, target) => {
      let most = 0;
      for (const at of table.open) if (tasks[at]?.target === target) most = Math.max(most, read(at));
      return most;
    });
  const ofBoth = (name: string, read: (of: PlayerSight, sight: ShipSight) => number) =>
    WHOSE.map((whose) => figure<ShipSight>(`${whose}.${name}`, (sight) => read(sight[whose], sight)));
  return [
    ...ofBoth('turn', ({ table, seat }) => (table.active === seat ? 1 : 0)),
    ...QUESTIONS.flatMap((question) => ofBoth(`asked.${question}`, (of) => (isAsked(question, of) ? 1 : 0))),
    ...ofBoth('pirates.win-chance', (of, sight) => hundredths(meanWinChance(sight, of))),
    figure('rewards', ({ own: { table } }) => {
      const frame = topFrame(table);
      return frame.kind === 'reward' ? frame.left : 0;
    }),
    figure('turns', ({ own: { table } }) => Math.min(MAX_TURNS, table.turn)),
    figure('quiet', ({ own: { table } }) => table.quiet),
    figure('die', ({ own: { table } }) => table.die),
    ...figureOfEach<ShipSight>(
      'sector',
      [...Array(SECTOR_COUNT).keys()],
      ({ own: { table } }, i) => table.sizes[i] ?? 0,
    ),
    figure('reserve', ({ own: { table } }) => table.reserve.reduce((sum, n) => sum + n, 0)),
    figure('tasks.deck', ({ own: { table } }) => bitCount(table.deck)),
    figure('colonies.free', ({ own }) => COLONY_CELLS - bitCount(own.player.colonies | own.other.colonies)),
    figure('colonies.met', (sight) => hundredths(countInStacks(sight, facts.colonies))),
    figure('stations.met', (sight) => hundredths(countInStacks(sight, facts.berths))),
    figure('pirates.met', (sight) => hundredths(countInStacks(sight, facts.pirates))),
    ...openTask('task.points', (at) => 1 + (tasks[at]?.points ?? 0)),
    ...openTask('task.symbols', (at) => 1 + (tasks[at]?.medals ?? 0) + (tasks[at]?.friendship ?? 0)),
    figure('target', ({ own: { table } }) => table.options.target),
    figure('upgrade', ({ own: { table } }) => (table.options.upgrade === 'three' ? 1 : 0)),
    figure('refill', ({ own: { table } }) => (table.options.refill === 'open' ? 1 : 0)),
    ...(stages.length === 1
      ? []
      : [
          figure<ShipSight>('stage.ships', (sight) => (stageOf(sight).hasShips ? 1 : 0)),
          figure<ShipSight>('stage.centres', (sight) => (stageOf(sight).hasCentres ? 1 : 0)),
          figure<ShipSight>('stage.levels', (sight) => (stageOf(sight).hasLevels ? 1 : 0)),
        ]),
  ];
}
