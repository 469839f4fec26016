import { type AnyView, topFrame } from '@orrery/kernel';
import {
  boosterPoints,
  cannonPoints,
  type Event,
  type Hand,
  type Player,
  playerOf,
  type Table,
} from '@orrery/ship/facts';
import type { StoryLine } from '../../../session/session.ts';

export type FightEvent = Extract<Event, { kind: 'fought' }>;
type Told = readonly StoryLine<Event>[];

/** What the rules do by themselves after a fight, up to the next decision. */
const AFTERMATH: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'trophy',
  'lost-cannon',
  'lost-booster',
  'lost-centre',
  'spared',
  'wasted',
  'refilled',
  'exhausted',
  'opened',
  'friend',
  'hero',
  'landed',
]);

/** A fight and what followed from it. */
export interface FightResult {
  readonly fight: FightEvent;
  readonly aftermath: readonly Event[];
  readonly seq: number;
}

/** The fight that the table has just seen; null once something else was decided. */
export function latestFight(story: Told): FightResult | null {
  const at = story.findLastIndex(({ event }) => event.kind === 'fought');
  const line = story[at];
  if (line === undefined || line.event.kind !== 'fought') return null;
  const aftermath = story.slice(at + 1).map(({ event }) => event);
  if (aftermath.some(({ kind }) => !AFTERMATH.has(kind))) return null;
  return { fight: line.event, aftermath, seq: line.seq };
}

/** Questions that the fight itself asks: they are answered where its result is shown. */
export const isFightQuestion = (table: Table): boolean => ['reward', 'lose'].includes(topFrame(table).kind);

/** The viewer’s own fight is looked at before the next decision. */
export function fightMoment(view: AnyView<Table, Hand>, story: Told): string | null {
  const result = latestFight(story);
  if (result === null || result.fight.seat !== view.seat) return null;
  if (isFightQuestion(view.table) || topFrame(view.table).kind === 'over') return null;
  return `fight ${result.seq}`;
}

/** What a lost fight took from the ship, with a figure before and after; null for nothing. */
export type FightLoss =
  | { readonly part: 'cannon' | 'booster'; readonly level: 1 | 2; readonly from: number; readonly to: number }
  | { readonly part: 'centre'; readonly centre: number; readonly level: number }
  | { readonly part: 'none'; readonly spared: 'cannon' | 'booster' | 'centre' };

/** A first level that is lost, or a second that becomes a first, costs one. */
const lossOfPart = (part: 'cannon' | 'booster', level: number, to: number): FightLoss =>
  level === 1 || level === 2 ? { part, level, from: to + 1, to } : { part: 'none', spared: part };

export function lossOf({ aftermath }: Pick<FightResult, 'aftermath'>, player: Player): FightLoss | null {
  for (const event of aftermath) {
    if (event.kind === 'lost-cannon') return lossOfPart('cannon', event.level, cannonPoints(player));
    if (event.kind === 'lost-booster') return lossOfPart('booster', event.level, boosterPoints(player));
    if (event.kind === 'lost-centre') return { part: 'centre', centre: event.centre, level: event.level };
    if (event.kind === 'spared') return { part: 'none', spared: 'centre' };
  }
  return null;
}

/** The loss of the fight that was just seen, by the seat that lost it; null for none. */
export function recentLoss(story: Told, table: Table): { readonly seat: number; readonly loss: FightLoss } | null {
  const result = latestFight(story);
  if (result === null || result.fight.isWon) return null;
  const loss = lossOf(result, playerOf(table, result.fight.seat));
  return loss === null ? null : { seat: result.fight.seat, loss };
}
