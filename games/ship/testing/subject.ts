import { standardOptions } from '@orrery/kernel';
import { dealsCovering, type Subject } from '@orrery/kernel/laws';
import type { Event } from '../events.ts';
import type { ShipGame } from '../game.ts';
import { kitOf } from '../kit.ts';
import type { Memory } from '../memory.ts';
import type { Move } from '../moves.ts';
import type { Box, Hand, Settings, Table } from '../state.ts';
import type { Variant } from '../variant.ts';
import { cardNames, cardsIn } from './cards.ts';
import { lost } from './count.ts';
import { contradiction } from './knowing.ts';

export type ShipSubject<O> = Subject<Table, Hand, Box, Move, Event, O, Memory>;

/** What one of the games tells the laws beside what both do. */
interface Own<O> {
  readonly more: readonly Partial<O>[]; // set-ups, each beside the standard
  readonly menu: number;
  readonly rare: Readonly<Record<string, string>>;
}

/** One short game for every value of every option, and the standard game at full length. */
function everyOption<O extends Pick<Settings, 'target'>>(game: ShipGame<O>): ShipSubject<O>['deals'] {
  const { target } = standardOptions(game.options);
  return dealsCovering(game).map(({ options, seats }, i) => ({
    options: i > 0 && options.target === target ? { ...options, target: 6 } : options,
    seats,
  }));
}

/** A game of this engine before the laws. */
export function shipSubject<O extends Pick<Settings, 'target'>>(
  game: ShipGame<O>,
  variant: Variant,
  { more, menu, rare }: Own<NoInfer<O>>,
): ShipSubject<O> {
  const kit = kitOf(variant);
  const standard = standardOptions(game.options);
  return {
    game,
    deals: [...everyOption(game), ...more.map((options) => ({ options: { ...standard, ...options }, seats: 2 }))],
    games: 1,
    bound: 60_000,
    menu,
    sample: 16,
    invariant: (state) => lost(state, kit),
    contradiction: (memory, _, state) => contradiction(kit, memory, state),
    cards: cardNames(kit),
    cardsIn: cardsIn(kit),
    rare,
  };
}
