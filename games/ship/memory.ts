import { NONE, zeros } from '@orrery/common';
import type { MemoryRule, Seat } from '@orrery/kernel';
import { SECTOR_COUNT } from './data.ts';
import type { Event } from './events.ts';
import type { ShipKit } from './kit.ts';
import { cardsInPlay, dealtSizes } from './setup.ts';
import type { Hand, Table } from './state.ts';

/** Base cards, then the four reserve groups. */
export const CARD_GROUPS = 5;
/** A card that is in no sector and not in the reserve: with a player, or not in this game. */
export const OUT_OF_PLAY = 4;

/** What a seat knows of where cards are: by card, and the number of unknown cards of each group in a sector. */
export interface Memory {
  readonly me: Seat;
  readonly where: number[]; // by card: its sector, OUT_OF_PLAY, or NONE while it is unknown
  readonly unknown: number[]; // by sector * CARD_GROUPS + group: unknown cards there
  readonly seen: number[]; // by card: the turn in which it was last shown
  turn: number;
  readonly isNoted: boolean; // with the aid: nothing can be forgotten
}

/** A card is known to be in a sector; null: the card may no longer be shown. */
function learnCard(known: Memory, groups: readonly number[], card: number | null, sector: number): void {
  if (card === null) return;
  const { where, unknown, seen, turn } = known;
  seen[card] = turn;
  if (where[card] !== NONE) return;
  where[card] = sector;
  const place = sector * CARD_GROUPS + (groups[card] ?? 0);
  unknown[place] = (unknown[place] ?? 0) - 1;
}

/** A card becomes unknown: it is somewhere among those of its group and sector. */
function forgetCard({ where, unknown }: Memory, groups: readonly number[], card: number): void {
  const place = (where[card] ?? 0) * CARD_GROUPS + (groups[card] ?? 0);
  unknown[place] = (unknown[place] ?? 0) + 1;
  where[card] = NONE;
}

/** A fold over events: every card that was shown, by sector. Stacks are shuffled, but never mixed. */
export function memoryOf({ variant, facts }: ShipKit): MemoryRule<Table, Hand, Event, Memory> {
  return {
    blank({ seat, table: { options } }) {
      const inPlay = new Set(cardsInPlay(variant, options));
      const unknown = zeros(SECTOR_COUNT * CARD_GROUPS);
      for (const [sector, size] of dealtSizes(variant, options).entries()) unknown[sector * CARD_GROUPS] = size;
      return {
        me: seat,
        where: variant.cards.map((_, card) => (inPlay.has(card) ? NONE : OUT_OF_PLAY)),
        unknown,
        seen: zeros(variant.cards.length),
        turn: 0,
        isNoted: options.aid === 'on',
      };
    },
    hear(known, event) {
      switch (event.kind) {
        case 'turn':
          known.turn = event.turn;
          return;
        case 'looked':
          for (const card of event.cards ?? []) learnCard(known, facts.group, card, event.sector);
          return;
        case 'revealed':
        case 'paid':
        case 'fights':
        case 'pirate':
          return learnCard(known, facts.group, event.card, event.sector);
        case 'settled':
        case 'moored':
        case 'trophy':
          known.where[event.card] = OUT_OF_PLAY;
          return;
        case 'refilled': {
          const place = event.sector * CARD_GROUPS + event.group;
          known.unknown[place] = (known.unknown[place] ?? 0) + 1;
          return learnCard(known, facts.group, event.card, event.sector);
        }
      }
    },
    forget(known, turns) {
      if (known.isNoted) return;
      for (let card = 0; card < known.where.length; card++) {
        const place = known.where[card] ?? NONE;
        if (place === NONE || place === OUT_OF_PLAY || known.turn - (known.seen[card] ?? 0) <= turns) continue;
        forgetCard(known, facts.group, card);
      }
    },
  };
}
