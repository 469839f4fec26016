import { type SayCompanion, useCompanion } from '../texts.ts';
import { COLOURS, type TableNotes } from './table.ts';

/** A colour with its sign. */
export const sayColour = (say: SayCompanion, colour: number): string => say(`colour.${COLOURS[colour] ?? 'red'}`);

/** What everybody is called; who has said nothing is called by the colour and sign of their seat. */
export function useNames({ players }: TableNotes): readonly string[] {
  const say = useCompanion();
  return players.map(({ name, colour }) => name || sayColour(say, colour));
}
