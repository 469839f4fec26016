import { NONE, zeros } from '@orrery/common';
import type { Memory as MemoryRule, Seat } from '@orrery/kernel';
import { SECTORS } from './data.ts';
import type { Event } from './events.ts';
import type { Kit } from './kit.ts';
import { cardsInPlay, dealtSizes } from './setup.ts';
import type { Hand, Table } from './state.ts';

/** Base cards, then the four reserve groups. */
export const GROUPS = 5;
/** A card that lies in no sector and not in the reserve: with a player, or not in this game. */
export const GONE = 4;

/** What a seat knows of where the cards are: by card, and how many unknown ones of each group a sector holds. */
export interface Memory {
  readonly me: Seat;
  readonly where: number[]; // by card: its sector, GONE, or NONE while it is not known
  readonly unknown: number[]; // by sector * GROUPS + group: cards there that are not known
}

/** A card is known to be in a sector. */
function learn({ where, unknown }: Memory, groups: readonly number[], card: number, sector: number): void {
  if (where[card] !== NONE) return;
  where[card] = sector;
  const place = sector * GROUPS + (groups[card] ?? 0);
  unknown[place] = (unknown[place] ?? 0) - 1;
}

/** A fold over what was told: every card that was shown, by sector. Stacks are shuffled, but never mixed. */
export function memoryOf({ variant, facts }: Kit): MemoryRule<Table, Hand, Event, Memory> {
  return {
    blank({ seat, table: { options } }) {
      const inPlay = new Set(cardsInPlay(variant, options));
      const unknown = zeros(SECTORS * GROUPS);
      for (const [sector, size] of dealtSizes(variant, options).entries()) unknown[sector * GROUPS] = size;
      return { me: seat, where: variant.cards.map((_, card) => (inPlay.has(card) ? NONE : GONE)), unknown };
    },
    hear(known, event) {
      switch (event.kind) {
        case 'looked':
          for (const card of event.cards ?? []) learn(known, facts.group, card, event.sector);
          return;
        case 'revealed':
        case 'paid':
        case 'fights':
          return learn(known, facts.group, event.card, event.sector);
        case 'pirate':
          return event.card === null ? undefined : learn(known, facts.group, event.card, event.sector);
        case 'settled':
        case 'moored':
        case 'trophy':
          known.where[event.card] = GONE;
          return;
        case 'refilled': {
          const place = event.sector * GROUPS + event.group;
          if (event.card === null) known.unknown[place] = (known.unknown[place] ?? 0) + 1;
          else known.where[event.card] = event.sector;
        }
      }
    },
  };
}
