import { colourName, type Language } from '@orrery/catalog';
import type { AnyView, Asking, Game, GameMessages, Kinded, Message, Refusal, Seat } from '@orrery/kernel';
import { optionNames, seatsIn } from '@orrery/kernel';
import { type FormatContext, formatMessage } from '@orrery/words';
import { type StoryPhrases, storyPhrases } from './phrases.ts';
import { plainEventText } from './plain.ts';

/** Formats the games of one package for a reader: with the game's texts if it has any, otherwise plainly. */
export interface StoryFormatter<T, H, M, E, O> {
  readonly phrases: StoryPhrases;
  name(seat: Seat): string;
  /** '' to leave the event out. */
  event(event: E, view: AnyView<T, H>): string;
  move(move: M, table: T): string;
  /** '' when the game has no text for it. */
  refusal(refusal: Refusal): string;
  /** Who is asked what. */
  question(asking: Asking, view: AnyView<T, H>): string;
  /** The chosen options on one line, '' when there are none. */
  options(options: O): string;
  isChapter(event: E): boolean;
  /** The legend of the drawing; '' when nothing is drawn. */
  readonly legend: string;
  /** The board and, below it, the state of play; '' when there is nothing to draw. */
  drawing(view: AnyView<T, H>): string;
  /** The board alone; '' when there is nothing to draw. */
  board(view: AnyView<T, H>): string;
  /** The state of play, line by line: the seats in order, then what belongs to nobody, then the reader's own hand. */
  standing(view: AnyView<T, H>): readonly string[];
}

/** The language, the texts, and the seat that is addressed. */
export interface StoryLanguage {
  readonly language: Language;
  readonly texts: Readonly<Record<string, string>>;
  readonly seats: number;
  readonly reader: Seat | null;
  /** The players' names, as far as known. */
  readonly names?: readonly string[];
}

/** The formatter of a game; one without texts prints everything in log notation. */
export const storyFormatterOf = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O> | null,
  voicing: StoryLanguage,
): StoryFormatter<T, H, M, E, O> =>
  gameMessages === null
    ? plainFormatter(game, storyPhrases(voicing.language))
    : messageFormatter(game, gameMessages, voicing);

function plainFormatter<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  phrases: StoryPhrases,
): StoryFormatter<T, H, M, E, O> {
  const { seat: name, nobody, waitsFor } = phrases;
  return {
    phrases,
    name,
    event: plainEventText,
    move: game.notation.print,
    refusal: () => '',
    question: ({ must, question }) => waitsFor(seatsIn(must).map(name).join(', ') || nobody, question),
    options: (options) =>
      optionNames(game.options)
        .map((option) => `${option}=${options[option]}`)
        .join(' '),
    isChapter: () => false,
    legend: '',
    drawing: () => '',
    board: () => '',
    standing: () => [],
  };
}

function messageFormatter<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  gameMessages: GameMessages<T, H, M, E, O>,
  { language, texts, seats, reader, names: known = [] }: StoryLanguage,
): StoryFormatter<T, H, M, E, O> {
  const names = Array.from({ length: seats }, (_, seat) => known[seat] || colourName(seat, language));
  const speech: FormatContext = { language, texts, names, reader, onError: 'show' };
  const said = (words: Message): string => formatMessage(words, speech);
  const phrases = storyPhrases(language);
  const name = (seat: Seat): string => names[seat] ?? phrases.seat(seat);
  return {
    phrases,
    name,
    event(event, view) {
      const words = gameMessages.event(event, view);
      return words === null ? '' : said(words);
    },
    move: (move, table) => said(gameMessages.move(move, table)),
    refusal: (refusal) => said(gameMessages.refusal(refusal)),
    question: (asking, view) => said(gameMessages.question(asking, view)),
    options: (options) =>
      optionNames(game.options)
        .map((option) => {
          const { name, values } = gameMessages.options[option];
          const chosen = values[game.options[option].of.indexOf(options[option])];
          return `${said(name)}: ${chosen === undefined ? options[option] : said(chosen)}`;
        })
        .join(' · '),
    isChapter: (event) => gameMessages.isChapter(event),
    legend: gameMessages.legend === null ? '' : said(gameMessages.legend),
    board: (view) => gameMessages.drawing(view),
    // In a drawing a seat's pieces show its number: so the line about the seat begins with it, as some games have it.
    standing: (view) =>
      gameMessages.standing(view).map((words, i) => {
        const line = said(words);
        return i < seats && !line.startsWith(`${i} `) ? `${i} ${line}` : line;
      }),
    drawing(view) {
      const drawn = gameMessages.drawing(view);
      if (drawn === '') return '';
      const lines = this.standing(view).map((line) => `${line}\n`);
      return `${drawn}\n${lines.join('')}`;
    },
  };
}
