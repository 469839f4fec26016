import { BOT_PERSONAS, LEVEL_NAMES, type LevelName } from '@orrery/bots';
import { NO_SEATS, onlySeat, type SeatSet } from '@orrery/kernel';
import type { Sitter } from './session.ts';

/** Who can be put on a seat. */
export const CHAIR_CHOICES = ['person', ...LEVEL_NAMES] as const;
export type ChairChoice = 'person' | LevelName;

export const chairChoiceOf = (sitter: Sitter): ChairChoice => (sitter.kind === 'person' ? 'person' : sitter.level);

/** The seats with sitters of this kind. */
export const seatsWith = (sitters: readonly Sitter[], kind: Sitter['kind']): SeatSet =>
  sitters.reduce((seats, sitter, seat) => (sitter.kind === kind ? seats | onlySeat(seat) : seats), NO_SEATS);

/** The first bot persona that is not at the table yet. */
function freeName(sitters: readonly Sitter[]): string {
  const taken = new Set(sitters.map(({ name }) => name));
  return BOT_PERSONAS.find(({ name }) => !taken.has(name))?.name ?? BOT_PERSONAS[0]?.name ?? '';
}

/** The same sitters with one seat changed. A sitter of the same kind keeps the name. */
export function withSitter(
  sitters: readonly Sitter[],
  seat: number,
  chair: ChairChoice,
  person: string,
): readonly Sitter[] {
  return sitters.map((sitter, at) => {
    if (at !== seat || chairChoiceOf(sitter) === chair) return sitter;
    const { colour } = sitter;
    if (chair === 'person') return { kind: 'person', name: person, colour };
    return { kind: 'bot', name: sitter.kind === 'bot' ? sitter.name : freeName(sitters), level: chair, colour };
  });
}

export const withSitterName = (sitters: readonly Sitter[], seat: number, name: string): readonly Sitter[] =>
  sitters.map((sitter, at) => (at === seat ? { ...sitter, name } : sitter));

/** Everybody one seat on, for the next game of the same people. */
export const rotateSeats = (sitters: readonly Sitter[]): readonly Sitter[] => [
  ...sitters.slice(-1),
  ...sitters.slice(0, -1),
];

/** Allowed changes of a seat: while a game goes on, only a bot's level may change. */
export function choicesFor(sitter: Sitter, isOver: boolean): readonly ChairChoice[] {
  if (isOver) return CHAIR_CHOICES;
  return sitter.kind === 'person' ? ['person'] : LEVEL_NAMES;
}
