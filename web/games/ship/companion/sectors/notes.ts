import { SECTOR_COUNT, type ShipVariant } from '@orrery/ship/facts';
import {
  integerBetween,
  listOf,
  objectOf,
  oneOfValues,
  type Validator,
} from '../../../../companion/storage/validators.ts';

/** What is known of one sector. Its cards are shuffled after every flight, but never mixed with those of another. */
export interface SectorNote {
  readonly seen: readonly number[]; // cards that lie there, in the order in which they were noted
  readonly top: readonly number[]; // those of them that lie on top, the next one first
  readonly under: readonly number[]; // those of them put at the bottom, the lowest last
  readonly veiled: readonly number[]; // the groups of unseen reserve cards that lie there
  readonly unknown: number; // number of other cards there
  readonly due: number; // number of reserve cards still to be added
}

/** What a player has noted of the four sectors. */
export interface SectorNotes {
  readonly sectors: readonly SectorNote[];
  readonly taken: readonly number[]; // cards that players hold
  readonly refill: 'open' | 'hidden';
}

const GROUPS = [1, 2, 3, 4] as const;

/** The cards of a game as its rules recommend: a Median that only an option adds is left out. */
export const variantCards = ({ cards, medianFor }: ShipVariant): readonly number[] =>
  cards.flatMap(({ kind }, card) => (medianFor !== null && kind === 'median' ? [] : [card]));

export const groupOf = ({ cards }: ShipVariant, card: number): number => cards[card]?.group ?? 0;

export const SECTOR_NOTES_SHAPE: Validator<SectorNotes> = (() => {
  const card = integerBetween(0, 99);
  const sector = objectOf<SectorNote>({
    seen: listOf(card, 99),
    top: listOf(card, 9),
    under: listOf(card, 9),
    veiled: listOf(integerBetween(1, GROUPS.length), 99),
    unknown: integerBetween(0, 99),
    due: integerBetween(0, 99),
  });
  return objectOf({
    sectors: listOf(sector, SECTOR_COUNT),
    taken: listOf(card, 99),
    refill: oneOfValues('open', 'hidden'),
  });
})();

/** SS-SETUP-07, DU-SET-15: the base cards in four stacks. */
export function newSectorNotes(variant: ShipVariant, refill: SectorNotes['refill']): SectorNotes {
  const base = variantCards(variant).filter((card) => groupOf(variant, card) === 0).length;
  const sectors = Array.from(
    { length: SECTOR_COUNT },
    (_, i): SectorNote => ({
      seen: [],
      top: [],
      under: [],
      veiled: [],
      unknown: Math.ceil((base - i) / SECTOR_COUNT),
      due: 0,
    }),
  );
  return { sectors, taken: [], refill };
}

/** Where a card lies: in a sector, with a player, or not seen yet. */
export function cardPlaceOf({ sectors, taken }: SectorNotes, card: number): number | 'taken' | null {
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

/** A card is seen in a sector: it was one of the unknown cards there, or one of the unseen reserve cards. */
export function withCardSeen(notes: SectorNotes, variant: ShipVariant, sector: number, card: number): SectorNotes {
  const rest = withCardForgotten(notes, variant, card);
  const group = groupOf(variant, card);
  return withSector(rest, sector, (note) => {
    const seen = [...note.seen, card];
    if (note.veiled.includes(group)) return { ...note, seen, veiled: withoutOne(note.veiled, group) };
    return { ...note, seen, unknown: Math.max(0, note.unknown - 1) };
  });
}

/** Undoes a sighting noted by mistake. */
export function withCardForgotten(notes: SectorNotes, variant: ShipVariant, card: number): SectorNotes {
  const place = cardPlaceOf(notes, card);
  if (place === null) return notes;
  if (place === 'taken') return { ...notes, taken: without(notes.taken, card) };
  const group = groupOf(variant, card);
  return withSector(notes, place, (note) => ({
    ...withoutCard(note, card),
    seen: without(note.seen, card),
    ...(group === 0 ? { unknown: note.unknown + 1 } : { veiled: [...note.veiled, group] }),
  }));
}

const withoutCard = (note: SectorNote, card: number): SectorNote => ({
  ...note,
  top: without(note.top, card),
  under: without(note.under, card),
});

export type StackPosition = 'top' | 'under' | 'anywhere';

/** SS-MOD-03, DU-CEN-07: a card that was looked at goes back on top, or to the bottom, below those put there before. */
export function withCardPlaced(notes: SectorNotes, card: number, position: StackPosition): SectorNotes {
  const place = cardPlaceOf(notes, card);
  if (typeof place !== 'number') return notes;
  return withSector(notes, place, (note) => {
    const rest = withoutCard(note, card);
    return position === 'anywhere' ? rest : { ...rest, [position]: [...rest[position], card] };
  });
}

export function positionOf({ sectors }: SectorNotes, card: number): StackPosition {
  if (sectors.some(({ top }) => top.includes(card))) return 'top';
  return sectors.some(({ under }) => under.includes(card)) ? 'under' : 'anywhere';
}

/** SS-FLY-06, DU-FLT-14: the stack is shuffled after a flight. Its cards stay known, their order does not. */
export const withSectorShuffled = (notes: SectorNotes, sector: number): SectorNotes =>
  withSector(notes, sector, (note) => ({ ...note, top: [], under: [] }));

/** The group that the next reserve card comes from; null when the reserve is empty. */
export function nextReserveGroup(notes: SectorNotes, variant: ShipVariant): number | null {
  const cards = variantCards(variant);
  const out = (group: number): number =>
    cards.filter((card) => groupOf(variant, card) === group && cardPlaceOf(notes, card) !== null).length +
    notes.sectors.flatMap(({ veiled }) => veiled).filter((each) => each === group).length;
  const size = (group: number): number => cards.filter((card) => groupOf(variant, card) === group).length;
  return GROUPS.find((group) => out(group) < size(group)) ?? null;
}

/** A player takes a card out of its sector and the reserve replaces it, open or unseen depending on the variant. */
export function withCardTaken(notes: SectorNotes, variant: ShipVariant, card: number): SectorNotes {
  const place = cardPlaceOf(notes, card);
  if (typeof place !== 'number') return notes;
  const without = withSector(notes, place, (note) => ({
    ...withoutCard(note, card),
    seen: note.seen.filter((each) => each !== card),
  }));
  const gone = { ...without, taken: [...without.taken, card] };
  const group = nextReserveGroup(gone, variant);
  if (group === null) return gone;
  return notes.refill === 'hidden'
    ? withHiddenCard(gone, place, group)
    : withSector(gone, place, (note) => ({ ...note, due: note.due + 1 }));
}

const withHiddenCard = (notes: SectorNotes, sector: number, group: number): SectorNotes =>
  withSector(notes, sector, (note) => ({ ...note, veiled: [...note.veiled, group] }));

/** A reserve card is added to a sector: this one, or an unseen one. */
export function withReserveCard(
  notes: SectorNotes,
  variant: ShipVariant,
  sector: number,
  card: number | null,
): SectorNotes {
  const group = nextReserveGroup(notes, variant);
  const settled = withSector(notes, sector, (note) => ({ ...note, due: Math.max(0, note.due - 1) }));
  if (card === null) return group === null ? settled : withHiddenCard(settled, sector, group);
  return withSector(settled, sector, (note) => ({ ...note, seen: [...note.seen, card] }));
}

export const sectorSize = ({ seen, veiled, unknown }: SectorNote): number => seen.length + veiled.length + unknown;
