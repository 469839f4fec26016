import { colourName, type Language } from '@orrery/catalog';
import type { Asking, Game, Kinded, Refusal, Seat, Window, Wording, Words } from '@orrery/kernel';
import { keysOf, list } from '@orrery/kernel';
import { type Speech, say } from '@orrery/words';
import { PHRASES, type Phrases } from './phrases.ts';
import { plainWords } from './plain.ts';

/** Tells the games of one room to somebody: in words where the room has any, plainly where not. */
export interface Teller<T, H, M, E, O> {
  readonly phrases: Phrases;
  name(seat: Seat): string;
  /** '' leaves the event out. */
  event(event: E, view: Window<T, H>): string;
  move(move: M, table: T): string;
  /** '' where the game has no words for it. */
  refusal(refusal: Refusal): string;
  /** Who is asked what. */
  question(asking: Asking, view: Window<T, H>): string;
  /** The chosen options on one line, '' where there are none. */
  options(options: O): string;
  isChapter(event: E): boolean;
  /** What the signs of the drawing mean; '' where nothing is drawn. */
  readonly legend: string;
  /** '' where there is nothing to draw. */
  drawing(view: Window<T, H>): string;
}

/** In which language a game is told, with which texts, and whom it addresses. */
export interface Voicing {
  readonly language: Language;
  readonly texts: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly reader: Seat | null;
  /** What the players are called, as far as it is known. */
  readonly names?: readonly string[];
}

/** The teller of a game; one without words of its own says everything as the log does. */
export const tellerOf = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O> | null,
  voicing: Voicing,
): Teller<T, H, M, E, O> =>
  wording === null ? plainly(game, PHRASES[voicing.language]) : inWords(game, wording, voicing);

function plainly<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  phrases: Phrases,
): Teller<T, H, M, E, O> {
  const { seat: name, nobody, waitsFor } = phrases;
  return {
    phrases,
    name,
    event: plainWords,
    move: game.notation.print,
    refusal: () => '',
    question: ({ must, question }) => waitsFor(list(must).map(name).join(', ') || nobody, question),
    options: (options) =>
      keysOf(game.options)
        .map((option) => `${option}=${options[option]}`)
        .join(' '),
    isChapter: () => false,
    legend: '',
    drawing: () => '',
  };
}

function inWords<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  wording: Wording<T, H, M, E, O>,
  { language, texts, seats, reader, names: known = [] }: Voicing,
): Teller<T, H, M, E, O> {
  const names = Array.from({ length: seats }, (_, seat) => known[seat] || colourName(seat, language));
  const speech: Speech = { language, texts, names, reader, faults: 'show' };
  const said = (words: Words): string => say(words, speech);
  const name = (seat: Seat): string => names[seat] ?? PHRASES[language].seat(seat);
  return {
    phrases: PHRASES[language],
    name,
    event(event, view) {
      const words = wording.event(event, view);
      return words === null ? '' : said(words);
    },
    move: (move, table) => said(wording.move(move, table)),
    refusal: (refusal) => said(wording.refusal(refusal)),
    question: (asking, view) => said(wording.question(asking, view)),
    options: (options) =>
      keysOf(game.options)
        .map((option) => {
          const { name, values } = wording.options[option];
          const chosen = values[game.options[option].of.indexOf(options[option])];
          return `${said(name)}: ${chosen === undefined ? options[option] : said(chosen)}`;
        })
        .join(' · '),
    isChapter: (event) => wording.isChapter(event),
    legend: wording.legend === null ? '' : said(wording.legend),
    drawing(view) {
      const drawn = wording.drawing(view);
      if (drawn === '') return '';
      // In a drawing a seat's pieces bear its number: the line that tells of the seat begins with it.
      const lines = wording
        .standing(view)
        .map((words, i) => (i < seats ? `${i} ${said(words)}\n` : `${said(words)}\n`));
      return `${drawn}\n${lines.join('')}`;
    },
  };
}
