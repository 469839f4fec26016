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
  readonly seen: number[]; // by card: the turn in which it was shown last
  turn: number;
  readonly isNoted: boolean; // by the aid: nothing of it can be forgotten
}

/** A card is known to be in a sector; null: which one it was may no longer be told. */
function learn(known: Memory, groups: readonly number[], card: number | null, sector: number): void {
  if (card === null) return;
  const { where, unknown, seen, turn } = known;
  seen[card] = turn;
  if (where[card] !== NONE) return;
  where[card] = sector;
  const place = sector * GROUPS + (groups[card] ?? 0);
  unknown[place] = (unknown[place] ?? 0) - 1;
}

/** A card is not known any more: it lies somewhere among those of its group and sector. */
function lose({ where, unknown }: Memory, groups: readonly number[], card: number): void {
  const place = (where[card] ?? 0) * GROUPS + (groups[card] ?? 0);
  unknown[place] = (unknown[place] ?? 0) + 1;
  where[card] = NONE;
}

/** A fold over what was told: every card that was shown, by sector. Stacks are shuffled, but never mixed. */
export function memoryOf({ variant, facts }: Kit): MemoryRule<Table, Hand, Event, Memory> {
  return {
    blank({ seat, table: { options } }) {
      const inPlay = new Set(cardsInPlay(variant, options));
      const unknown = zeros(SECTORS * GROUPS);
      for (const [sector, size] of dealtSizes(variant, options).entries()) unknown[sector * GROUPS] = size;
      return {
        me: seat,
        where: variant.cards.map((_, card) => (inPlay.has(card) ? NONE : GONE)),
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
          for (const card of event.cards ?? []) learn(known, facts.group, card, event.sector);
          return;
        case 'revealed':
        case 'paid':
        case 'fights':
        case 'pirate':
          return learn(known, facts.group, event.card, event.sector);
        case 'settled':
        case 'moored':
        case 'trophy':
          known.where[event.card] = GONE;
          return;
        case 'refilled': {
          const place = event.sector * GROUPS + event.group;
          known.unknown[place] = (known.unknown[place] ?? 0) + 1;
          return learn(known, facts.group, event.card, event.sector);
        }
      }
    },
    forget(known, turns) {
      if (known.isNoted) return;
      for (let card = 0; card < known.where.length; card++) {
        const place = known.where[card] ?? NONE;
        if (place === NONE || place === GONE || known.turn - (known.seen[card] ?? 0) <= turns) continue;
        lose(known, facts.group, card);
      }
    },
  };
}
