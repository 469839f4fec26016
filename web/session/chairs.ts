import { CREW, LEVEL_NAMES, type LevelName } from '@orrery/bots';
import type { Sitter } from './session.ts';

/** Who can be put on a chair. */
export const CHAIRS = ['person', ...LEVEL_NAMES] as const;
export type Chair = 'person' | LevelName;

export const chairOf = (sitter: Sitter): Chair => (sitter.kind === 'person' ? 'person' : sitter.level);

/** The first of the crew who does not sit at the table already. */
function freeName(sitters: readonly Sitter[]): string {
  const taken = new Set(sitters.map(({ name }) => name));
  return CREW.find(({ name }) => !taken.has(name))?.name ?? CREW[0]?.name ?? '';
}

/** The same people with somebody else on one chair. Who stays of a kind keeps the name. */
export function reseated(sitters: readonly Sitter[], seat: number, chair: Chair, person: string): readonly Sitter[] {
  return sitters.map((sitter, at) => {
    if (at !== seat || chairOf(sitter) === chair) return sitter;
    const { colour } = sitter;
    if (chair === 'person') return { kind: 'person', name: person, colour };
    return { kind: 'bot', name: sitter.kind === 'bot' ? sitter.name : freeName(sitters), level: chair, colour };
  });
}

export const renamed = (sitters: readonly Sitter[], seat: number, name: string): readonly Sitter[] =>
  sitters.map((sitter, at) => (at === seat ? { ...sitter, name } : sitter));

/** Everybody one chair on, for the next game of the same people. */
export const rotated = (sitters: readonly Sitter[]): readonly Sitter[] => [
  ...sitters.slice(-1),
  ...sitters.slice(0, -1),
];

/** Who may be put on a chair: while a game goes on its bots may change their strength, nothing else. */
export function choicesFor(sitter: Sitter, isOver: boolean): readonly Chair[] {
  if (isOver) return CHAIRS;
  return sitter.kind === 'person' ? ['person'] : LEVEL_NAMES;
}
