import {
  drawnFrom,
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
import { EACH, type Frame, type Goods, type Options, type Whole } from '../state.ts';

/** What a test says of a position; the rest is as at the start of a turn of seat 0. */
interface Position {
  readonly hands: readonly Goods[];
  readonly frame?: Frame;
  readonly beacons?: readonly number[];
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly turn?: Seat;
}

/** A whole state in which these hands are held. */
export function position({ hands, frame, beacons, options, round, turn }: Position): Whole {
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
  for (let g = 0; g < box.bag.length; g++) box.bag[g] = EACH - hands.reduce((sum, goods) => sum + (goods[g] ?? 0), 0);
  table.bag = box.bag.reduce((a, b) => a + b, 0);
  return state;
}

/** Plays moves given as text; throws when one is refused. Returns what everybody could hear. */
export function play(state: Whole, ...moves: (readonly [Seat, string])[]): Event[] {
  const heard: Event[] = [];
  const tell = {
    all: (event: Event) => heard.push(event),
    to: (_: number, __: Event, shared: Event | null) => shared && heard.push(shared),
    reveals: () => undefined,
  };
  for (const [seat, text] of moves) {
    const refusals = why(state, seat, text);
    if (refusals.length > 0) throw new Error(`${text}: ${JSON.stringify(refusals)}`);
    comet.play(state, seat, moveOf(text), tell);
  }
  return heard;
}

export function moveOf(text: string): Move {
  const move = comet.notation.parse(text);
  if (move === null) throw new Error(`${text} is no move`);
  return move;
}

/** Why a move is refused: [] when it is legal. */
export function why(state: Whole, seat: Seat, text: string): readonly Refusal[] {
  const view = viewsOf(state)[seat];
  if (view === undefined) throw new Error(`no seat ${seat}`);
  return comet.refuse(view, moveOf(text));
}

/** A match with these outcomes first and seeded ones after. */
export const match = (script: readonly (readonly number[])[] = [], seats = 3) =>
  Match.start(comet, {
    id: 'test',
    options: standardOptions(comet.options),
    seats,
    chance: scriptedChance(script, drawnFrom(fastRng(1))),
  });
