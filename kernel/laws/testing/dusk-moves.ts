import { at, CARDS, EACH, type Move } from './dusk-state.ts';

const SEATS = [0, 1, 2];

export const DRAW = Object.freeze({ kind: 'draw' } as const);
export const PASS = Object.freeze({ kind: 'pass' } as const);
export const SHOWS = CARDS.map((card) => Object.freeze({ kind: 'show', card } as const));
export const BIDS = CARDS.map((card) => Object.freeze({ kind: 'bid', card } as const));
export const PEEKS = SEATS.map((seat) => Object.freeze({ kind: 'peek', at: seat } as const));
export const GIFTS = SEATS.flatMap((to) =>
  CARDS.flatMap((card) =>
    Array.from({ length: EACH }, (_, i) => Object.freeze({ kind: 'give', to, card, n: i + 1 } as const)),
  ),
);

function print(move: Move): string {
  if (move.kind === 'show' || move.kind === 'bid') return `${move.kind} ${move.card}`;
  if (move.kind === 'peek') return `peek ${move.at}`;
  return move.kind === 'give' ? `give ${move.to} ${move.card} ${move.n}` : move.kind;
}

const ALL = new Map<string, Move>(
  [DRAW, PASS, ...SHOWS, ...BIDS, ...PEEKS, ...GIFTS].map((move) => [print(move), move]),
);

export const notation = { print, parse: (text: string): Move | null => ALL.get(text) ?? null };

/** Any of a list of moves. */
export const anyOf = <M>(moves: readonly M[], rng: (below: number) => number): M => at(moves, rng(moves.length));
