import { type Asking, type Awaiting, type Chance, type Kinded, MoveList, type Over } from '../contract.ts';
import { allSeats, list, NOBODY } from '../seats.ts';
import type { WalkedLaw } from './law.ts';
import { show } from './plain.ts';
import { broken } from './violation.ts';
import type { Walk } from './walk.ts';

/** Whoever is asked sits at the table, somebody is waited for, and all of them have a move without any menu. */
function checkAsking<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, views, deal }: Walk<T, H, B, M, E, O, K>,
  { must, may, question }: Asking,
): void {
  if (((must | may) & ~allSeats(deal.seats)) !== 0)
    broken(`${question} asks seats that are not there: ${must}, ${may}`);
  if (must === NOBODY) broken(`${question} waits for seats, but for none in particular`);
  if (!game.vocabulary.frames.includes(question)) broken(`${question} is asked, which is no frame of the vocabulary`);
  const moves = new MoveList<M>(0);
  for (const seat of list(must)) {
    const view = views[seat];
    if (view === undefined) continue;
    game.moves(view, moves);
    if (moves.n === 0) broken(`seat ${seat} must answer ${question} and has no move`);
  }
}

/** A log can hold it: at least one integer, each below a whole number. */
function checkChance({ kind, of }: Chance): void {
  if (of.length === 0) broken(`${kind} is a chance without an integer, which no log can hold`);
  if (!of.every((below) => Number.isInteger(below) && below >= 1)) broken(`${kind} has bounds ${show(of)}`);
}

/** A place for every seat, counted as in a race: equals share, and the places they fill are skipped. */
function checkPlaces({ places }: Over, seats: number): void {
  const inOrder = places.every((own) => own === 1 + places.filter((other) => other < own).length);
  if (places.length !== seats || !inOrder) broken(`places ${show(places)} are no ranking of ${seats} seats`);
}

function checkAwaiting<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  walk: Walk<T, H, B, M, E, O, K>,
  asked: Awaiting,
): void {
  if (asked.who === 'seats') checkAsking(walk, asked);
  else if (asked.who === 'chance') checkChance(asked);
  else checkPlaces(asked, walk.deal.seats);
}

/** Law 1: random games end within their bound, and whoever is asked has a move at every step. */
export const ends: WalkedLaw = {
  number: 1,
  name: 'games end',
  menus: 'none',
  open: ({ game, bound }) => ({
    watch: () => ({
      at: (walk) => checkAwaiting(walk, game.awaiting(walk.state.table)),
      cut: () => broken(`the game has not ended after ${bound} steps`),
    }),
  }),
};
