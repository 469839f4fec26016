import { standardOptions } from '@orrery/kernel';
import { type LawSubject, setupsCovering } from '@orrery/kernel/laws';
import type { Event } from '../events.ts';
import type { ShipGame } from '../game.ts';
import { shipKitOf } from '../kit.ts';
import type { Memory } from '../memory.ts';
import type { Move } from '../moves.ts';
import type { Box, Hand, ShipOptions, Table } from '../state.ts';
import type { ShipVariant } from '../variant.ts';
import { cardNames, cardsShownBy } from './cards.ts';
import { contradiction } from './contradiction.ts';
import { conservationError } from './count.ts';

export type ShipSubject<O> = LawSubject<Table, Hand, Box, Move, Event, O, Memory>;

/** What each of the games adds to the shared subject of the laws. */
interface OwnSubjectParts<O> {
  readonly more: readonly Partial<O>[]; // set-ups, each a change to the standard one
  readonly menu: number;
  readonly rare: Readonly<Record<string, string>>;
}

/** One short game for every value of every option, and the standard game at full length. */
function setupPerOption<O extends Pick<ShipOptions, 'target'>>(game: ShipGame<O>): ShipSubject<O>['setups'] {
  const { target } = standardOptions(game.options);
  return setupsCovering(game).map(({ options, seats }, i) => ({
    options: i > 0 && options.target === target ? { ...options, target: 6 } : options,
    seats,
  }));
}

/** A game of this engine as a subject of the laws. */
export function shipSubject<O extends Pick<ShipOptions, 'target'>>(
  game: ShipGame<O>,
  variant: ShipVariant,
  { more, menu, rare }: OwnSubjectParts<NoInfer<O>>,
): ShipSubject<O> {
  const kit = shipKitOf(variant);
  const standard = standardOptions(game.options);
  return {
    game,
    setups: [...setupPerOption(game), ...more.map((options) => ({ options: { ...standard, ...options }, seats: 2 }))],
    games: 1,
    maxSteps: 60_000,
    menu,
    sample: 16,
    invariant: (state) => conservationError(state, kit),
    contradiction: (memory, _, state) => contradiction(kit, memory, state),
    cards: cardNames(kit),
    cardsIn: cardsShownBy(kit),
    exempt: rare,
  };
}
