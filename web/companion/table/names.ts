import { type CompanionTranslate, useCompanionTexts } from '../texts.ts';
import { SEAT_COLOURS, type TableNotes } from './table-notes.ts';

/** A colour with its sign. */
export const colourText = (say: CompanionTranslate, colour: number): string =>
  say(`colour.${SEAT_COLOURS[colour] ?? 'red'}`);

/** Player names; a player without one is named by the colour and sign of the seat. */
export function usePlayerNames({ players }: TableNotes): readonly string[] {
  const say = useCompanionTexts();
  return players.map(({ name, colour }) => name || colourText(say, colour));
}
