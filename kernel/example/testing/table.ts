import {
  chanceFromRng,
  fastRng,
  Match,
  type Refusal,
  type Seat,
  scriptedChance,
  standardOptions,
  viewsOf,
} from '../../index.ts';
import type { Event } from '../events.ts';
import { comet } from '../game.ts';
import type { Move } from '../moves.ts';
import { type CometState, type Frame, GOODS_PER_KIND, type Goods, type Options } from '../state.ts';

/** A position as a test describes it; the rest is as at the start of a turn of seat 0. */
interface Position {
  readonly hands: readonly Goods[];
  readonly frame?: Frame;
  readonly beacons?: readonly number[];
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly turn?: Seat;
}

/** A complete state with these hands. */
export function position({ hands, frame, beacons, options, round, turn }: Position): CometState {
  const state = comet.setup({ ...standardOptions(comet.options), ...options }, hands.length);
  const { table, box } = state;
  table.stack.length = 0;
  table.stack.push(frame ?? { kind: 'main' });
  table.turn = turn ?? 0;
  table.round = round ?? 1;
  for (const [seat, goods] of hands.entries()) {
    state.hands[seat]?.goods.splice(0, goods.length, ...goods);
    table.sizes[seat] = goods.reduce((a, b) => a + b, 0);
    table.beacons[seat] = beacons?.[seat] ?? 0;
  }
  for (let g = 0; g < box.bag.length; g++)
    box.bag[g] = GOODS_PER_KIND - hands.reduce((sum, goods) => sum + (goods[g] ?? 0), 0);
  table.bag = box.bag.reduce((a, b) => a + b, 0);
  return state;
}

/** Plays moves given as text; throws when one is refused. Returns the events that everybody was told. */
export function play(state: CometState, ...moves: (readonly [Seat, string])[]): Event[] {
  const heard: Event[] = [];
  const tell = {
    all: (event: Event) => heard.push(event),
    to: (_: number, __: Event, shared: Event | null) => shared && heard.push(shared),
    reveals: () => undefined,
  };
  for (const [seat, text] of moves) {
    const refusals = why(state, seat, text);
    if (refusals.length > 0) throw new Error(`${text}: ${JSON.stringify(refusals)}`);
    comet.play(state, seat, parseMove(text), tell);
  }
  return heard;
}

export function parseMove(text: string): Move {
  const move = comet.notation.parse(text);
  if (move === null) throw new Error(`${text} is not a move`);
  return move;
}

/** Why a move is refused: [] when it is legal. */
export function why(state: CometState, seat: Seat, text: string): readonly Refusal[] {
  const view = viewsOf(state)[seat];
  if (view === undefined) throw new Error(`no seat ${seat}`);
  return comet.refuse(view, parseMove(text));
}

/** A match with these chance outcomes first and seeded ones after. */
export const startMatch = (script: readonly (readonly number[])[] = [], seats = 3) =>
  Match.start(comet, {
    id: 'test',
    options: standardOptions(comet.options),
    seats,
    chance: scriptedChance(script, chanceFromRng(fastRng(1))),
  });
