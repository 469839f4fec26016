import { type Asking, type Awaiting, type Chance, type GameOver, type Kinded, MoveList } from '../contract.ts';
import { allSeats, NO_SEATS, seatsIn } from '../seats.ts';
import type { RuntimeLaw } from './law.ts';
import { preview } from './plain.ts';
import type { RandomGame } from './random-game.ts';
import { failLaw } from './violation.ts';

/** Every seat that is asked exists, at least one is waited for, and all of them have a move without any menu. */
function checkAsking<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, views, deal }: RandomGame<T, H, B, M, E, O, K>,
  { must, may, question }: Asking,
): void {
  if (((must | may) & ~allSeats(deal.seats)) !== 0)
    failLaw(`${question} asks seats that are not there: ${must}, ${may}`);
  if (must === NO_SEATS) failLaw(`${question} waits for seats, but for none in particular`);
  if (!game.vocabulary.frames.includes(question)) failLaw(`${question} is asked, which is no frame of the vocabulary`);
  const moves = new MoveList<M>(0);
  for (const seat of seatsIn(must)) {
    const view = views[seat];
    if (view === undefined) continue;
    game.moves(view, moves);
    if (moves.n === 0) failLaw(`seat ${seat} must answer ${question} and has no move`);
  }
}

/** A log can store it: at least one integer, each below a whole number. */
function checkChance({ kind, of }: Chance): void {
  if (of.length === 0) failLaw(`${kind} is a chance without an integer, which no log can hold`);
  if (!of.every((below) => Number.isInteger(below) && below >= 1)) failLaw(`${kind} has bounds ${preview(of)}`);
}

/** Every seat has a place, counted as in a race: ties share a place, and the places they fill are skipped. */
function checkPlaces({ places }: GameOver, seats: number): void {
  const inOrder = places.every((own) => own === 1 + places.filter((other) => other < own).length);
  if (places.length !== seats || !inOrder) failLaw(`places ${preview(places)} are no ranking of ${seats} seats`);
}

function checkAwaiting<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  randomGame: RandomGame<T, H, B, M, E, O, K>,
  asked: Awaiting,
): void {
  if (asked.who === 'seats') checkAsking(randomGame, asked);
  else if (asked.who === 'chance') checkChance(asked);
  else checkPlaces(asked, randomGame.deal.seats);
}

/** Law 1: random games end within their bound, and every seat that is asked has a move. */
export const endsLaw: RuntimeLaw = {
  number: 1,
  name: 'games end',
  menus: 'none',
  open: ({ game, maxSteps }) => ({
    observe: () => ({
      onPosition: (randomGame) => checkAwaiting(randomGame, game.awaiting(randomGame.state.table)),
      onCutOff: () => failLaw(`the game has not ended after ${maxSteps} steps`),
    }),
  }),
};
