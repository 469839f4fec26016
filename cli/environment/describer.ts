import type { Language } from '@orrery/catalog';
import type { Game, GameMessages, Kinded, SeatView } from '@orrery/kernel';
import type { EngineWithTexts } from '../catalog.ts';
import { storyFormatterOf } from '../story/formatter.ts';

/** Tells a game in words, from views and moves as plain data. */
export interface Describer {
  /** What a seat sees: the board, the state of play, and the question. */
  view(view: unknown): string;
  /** A move, given in notation, as the game's texts name it. */
  move(notation: string, view: unknown): string;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isView = <T, H>(value: unknown): value is SeatView<T, H> =>
  isObject(value) && typeof value.seat === 'number' && isObject(value.table) && 'hand' in value;

/** The describer of a game with its texts in a language. */
export const describerOf = (
  { anyGame: engine, texts }: EngineWithTexts,
  language: Language,
  seats: number,
): Describer => engine.use((game, gameMessages) => gameDescriber(game, gameMessages, { language, texts, seats }));

function gameDescriber<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O> | null,
  speech: { readonly language: Language; readonly texts: EngineWithTexts['texts']; readonly seats: number },
): Describer {
  const formatterFor = ({ seat }: SeatView<T, H>) => storyFormatterOf(game, gameMessages, { ...speech, reader: seat });
  return {
    view(view) {
      if (!isView<T, H>(view)) return '';
      const formatter = formatterFor(view);
      const awaited = game.awaiting(view.table);
      return `${formatter.drawing(view)}${awaited.who === 'seats' ? formatter.question(awaited, view) : ''}\n`;
    },
    move(notation, view) {
      const move = game.notation.parse(notation);
      return move !== null && isView<T, H>(view) ? formatterFor(view).move(move, view.table) : notation;
    },
  };
}
