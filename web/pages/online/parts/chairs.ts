import type { Seat } from '@orrery/kernel';
import type { ChairCard, TableCard } from '@orrery/protocol';
import type { Sitter } from '../../../session/session.ts';

/** Where somebody sits; null: nowhere at this table. */
export function seatOf({ chairs }: TableCard, person: string | null): Seat | null {
  const seat = chairs.findIndex(({ sitter }) => sitter?.kind === 'person' && sitter.person === person);
  return person === null || seat < 0 ? null : seat;
}

/** Who sits on a chair, as tables know those who sit at them. */
export const sitterOf = ({ sitter, colour }: ChairCard): Sitter =>
  sitter?.kind === 'bot'
    ? { kind: 'bot', name: sitter.name, level: sitter.level, colour }
    : { kind: 'person', name: sitter?.name ?? '', colour };

/** The first chair that nobody has taken. */
export function freeSeat({ chairs }: TableCard): Seat | null {
  const seat = chairs.findIndex(({ sitter }) => sitter === null);
  return seat < 0 ? null : seat;
}

/** Everybody's names, by seat; '' where nobody sits. */
export const namesAt = ({ chairs }: TableCard): readonly string[] => chairs.map(({ sitter }) => sitter?.name ?? '');

/** Whether the game waits for somebody. */
export function waitsFor(card: TableCard, person: string | null): boolean {
  const seat = seatOf(card, person);
  return seat !== null && (card.waitsFor?.includes(seat) ?? false);
}

/** Tables in the order in which one wants to see them: first those that wait for one. */
export const waitingFirst = (cards: readonly TableCard[], person: string | null): readonly TableCard[] =>
  cards.toSorted((a, b) => Number(waitsFor(b, person)) - Number(waitsFor(a, person)));

/** Whether somebody else may take a chair over: its person is away, or has a bot playing on. */
export const isOrphaned = ({ sitter, isHere }: ChairCard): boolean => sitter?.kind === 'person' && !isHere;
