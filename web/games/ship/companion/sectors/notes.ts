import { SECTORS, type Variant } from '@orrery/ship/facts';
import { listOf, oneOf, record, type Shape, whole } from '../../../../companion/keeping/shape.ts';

/** What is known of one sector. Its cards are shuffled after every flight, but never mixed with those of another. */
export interface SectorNote {
  readonly seen: readonly number[]; // cards that lie there, in the order in which they were noted
  readonly top: readonly number[]; // of them those that lie on top, the first to be turned first
  readonly under: readonly number[]; // of them those put under the stack, the lowest last
  readonly veiled: readonly number[]; // the groups of reserve cards that lie there unseen
  readonly unknown: number; // other cards there
  readonly due: number; // cards of the reserve that are to come
}

/** What somebody has noted of the four sectors. */
export interface SectorNotes {
  readonly sectors: readonly SectorNote[];
  readonly taken: readonly number[]; // cards that lie with a player
  readonly refill: 'open' | 'hidden';
}

const GROUPS = [1, 2, 3, 4] as const;

/** The cards of a game as its rules recommend it: a Median that only an option puts in stays in the box. */
export const cardsOf = ({ cards, medianFor }: Variant): readonly number[] =>
  cards.flatMap(({ kind }, card) => (medianFor !== null && kind === 'median' ? [] : [card]));

export const groupOf = ({ cards }: Variant, card: number): number => cards[card]?.group ?? 0;

export const NOTES_SHAPE: Shape<SectorNotes> = (() => {
  const card = whole(0, 99);
  const sector = record<SectorNote>({
    seen: listOf(card, 99),
    top: listOf(card, 9),
    under: listOf(card, 9),
    veiled: listOf(whole(1, GROUPS.length), 99),
    unknown: whole(0, 99),
    due: whole(0, 99),
  });
  return record({ sectors: listOf(sector, SECTORS), taken: listOf(card, 99), refill: oneOf('open', 'hidden') });
})();

/** SS-SETUP-07, DU-SET-15: the base cards in four stacks. */
export function freshNotes(variant: Variant, refill: SectorNotes['refill']): SectorNotes {
  const base = cardsOf(variant).filter((card) => groupOf(variant, card) === 0).length;
  const sectors = Array.from(
    { length: SECTORS },
    (_, i): SectorNote => ({
      seen: [],
      top: [],
      under: [],
      veiled: [],
      unknown: Math.ceil((base - i) / SECTORS),
      due: 0,
    }),
  );
  return { sectors, taken: [], refill };
}

/** Where a card lies: a sector, with a player, or nobody has seen it. */
export function placeOf({ sectors, taken }: SectorNotes, card: number): number | 'taken' | null {
  if (taken.includes(card)) return 'taken';
  const sector = sectors.findIndex(({ seen }) => seen.includes(card));
  return sector < 0 ? null : sector;
}

const withSector = (notes: SectorNotes, at: number, change: (sector: SectorNote) => SectorNote): SectorNotes => ({
  ...notes,
  sectors: notes.sectors.map((sector, i) => (i === at ? change(sector) : sector)),
});

const without = (cards: readonly number[], card: number): readonly number[] => cards.filter((each) => each !== card);

function withoutOne(groups: readonly number[], group: number): readonly number[] {
  const at = groups.indexOf(group);
  return groups.filter((_, i) => i !== at);
}

/** A card is seen in a sector: one of those nobody had seen there, or of the reserve cards that lie there unseen. */
export function seenIn(notes: SectorNotes, variant: Variant, sector: number, card: number): SectorNotes {
  const rest = forgotten(notes, variant, card);
  const group = groupOf(variant, card);
  return withSector(rest, sector, (note) => {
    const seen = [...note.seen, card];
    if (note.veiled.includes(group)) return { ...note, seen, veiled: withoutOne(note.veiled, group) };
    return { ...note, seen, unknown: Math.max(0, note.unknown - 1) };
  });
}

/** It was not seen after all. */
export function forgotten(notes: SectorNotes, variant: Variant, card: number): SectorNotes {
  const place = placeOf(notes, card);
  if (place === null) return notes;
  if (place === 'taken') return { ...notes, taken: without(notes.taken, card) };
  const group = groupOf(variant, card);
  return withSector(notes, place, (note) => ({
    ...lifted(note, card),
    seen: without(note.seen, card),
    ...(group === 0 ? { unknown: note.unknown + 1 } : { veiled: [...note.veiled, group] }),
  }));
}

const lifted = (note: SectorNote, card: number): SectorNote => ({
  ...note,
  top: without(note.top, card),
  under: without(note.under, card),
});

export type Position = 'top' | 'under' | 'anywhere';

/** SS-MOD-03, DU-CEN-07: a card that was looked at goes back on top or under the stack, below those that went there before. */
export function laid(notes: SectorNotes, card: number, position: Position): SectorNotes {
  const place = placeOf(notes, card);
  if (typeof place !== 'number') return notes;
  return withSector(notes, place, (note) => {
    const rest = lifted(note, card);
    return position === 'anywhere' ? rest : { ...rest, [position]: [...rest[position], card] };
  });
}

export function positionOf({ sectors }: SectorNotes, card: number): Position {
  if (sectors.some(({ top }) => top.includes(card))) return 'top';
  return sectors.some(({ under }) => under.includes(card)) ? 'under' : 'anywhere';
}

/** SS-FLY-06, DU-FLT-14: after the flight the stack is shuffled: what lies there is known, in which order no longer. */
export const shuffled = (notes: SectorNotes, sector: number): SectorNotes =>
  withSector(notes, sector, (note) => ({ ...note, top: [], under: [] }));

/** The group that the next reserve card comes from; null when the reserve is empty. */
export function nextGroup(notes: SectorNotes, variant: Variant): number | null {
  const cards = cardsOf(variant);
  const out = (group: number): number =>
    cards.filter((card) => groupOf(variant, card) === group && placeOf(notes, card) !== null).length +
    notes.sectors.flatMap(({ veiled }) => veiled).filter((each) => each === group).length;
  const size = (group: number): number => cards.filter((card) => groupOf(variant, card) === group).length;
  return GROUPS.find((group) => out(group) < size(group)) ?? null;
}

/** Somebody takes a card out of its sector, and the reserve fills the gap: openly, or unseen by the variant. */
export function taken(notes: SectorNotes, variant: Variant, card: number): SectorNotes {
  const place = placeOf(notes, card);
  if (typeof place !== 'number') return notes;
  const without = withSector(notes, place, (note) => ({
    ...lifted(note, card),
    seen: note.seen.filter((each) => each !== card),
  }));
  const gone = { ...without, taken: [...without.taken, card] };
  const group = nextGroup(gone, variant);
  if (group === null) return gone;
  return notes.refill === 'hidden'
    ? veiledIn(gone, place, group)
    : withSector(gone, place, (note) => ({ ...note, due: note.due + 1 }));
}

const veiledIn = (notes: SectorNotes, sector: number, group: number): SectorNotes =>
  withSector(notes, sector, (note) => ({ ...note, veiled: [...note.veiled, group] }));

/** A reserve card comes into a sector: this one, or one that nobody sees. */
export function refilled(notes: SectorNotes, variant: Variant, sector: number, card: number | null): SectorNotes {
  const group = nextGroup(notes, variant);
  const settled = withSector(notes, sector, (note) => ({ ...note, due: Math.max(0, note.due - 1) }));
  if (card === null) return group === null ? settled : veiledIn(settled, sector, group);
  return withSector(settled, sector, (note) => ({ ...note, seen: [...note.seen, card] }));
}

export const sizeOf = ({ seen, veiled, unknown }: SectorNote): number => seen.length + veiled.length + unknown;
