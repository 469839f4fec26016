import { type Kinded, MoveList, type Rng } from '../contract.ts';
import { viewsOf } from '../seats.ts';
import { clone, deepFreeze, difference, preview } from './plain.ts';
import type { RandomGame } from './random-game.ts';
import { failLaw, failLawIf } from './violation.ts';

/** Difficult texts that no parser may fail on. */
const GARBAGE_TEXTS = [
  '',
  ' ',
  '\n',
  '0',
  '-1',
  'NaN',
  '1e3',
  'null',
  '__proto__',
  'constructor',
  '9'.repeat(400),
  '∞',
  '#',
];
/** What a log writes after a move must not be part of one. */
const CHECK_SUFFIX = / #[0-9a-f]{8}$/;

/** Variations of a text, each changed in another way. */
function* mutations(text: string, rng: Rng): Generator<string> {
  const at = rng(text.length);
  const head = text.slice(0, at);
  const [char = '', next = ''] = text.slice(at);
  const tail = text.slice(at + 1);
  yield head + tail;
  yield head + char + char + tail;
  yield head + next + char + tail.slice(1);
  yield `${head} ${char}${tail}`;
  yield `${head}${rng(10)}${tail}`;
  yield text.replace(/\d+/, () => String(rng(1000)));
  yield text.replace(/\d+/, (digits) => `0${digits}`);
  yield text.replace(/\d+/, (digits) => `-${digits}`);
  yield head + (char === char.toUpperCase() ? char.toLowerCase() : char.toUpperCase()) + tail;
  yield text.toUpperCase();
  yield ` ${text}`;
  yield `${text} `;
  yield `${text} ${rng(10)}`;
  yield `${text}\n`;
  yield text.replaceAll(' ', '  ');
  yield head;
}

/** A move and its text convert into each other. */
function checkRoundTrip<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game: { notation } }: RandomGame<T, H, B, M, E, O, K>,
  move: M,
): string {
  const text = notation.print(move);
  if (text === '' || text !== text.trim() || /[\r\n]/.test(text) || CHECK_SUFFIX.test(text)) {
    failLaw(`${preview(text)} cannot stand in a log: empty, with space around it, of two lines, or like a check`);
  }
  failLawIf(
    difference(move, notation.parse(text), 'move'),
    `${preview(text)} does not read as the move it was printed from`,
  );
  return text;
}

/** A text that is not a move is rejected; one that is a move, however it came about, can be checked for every seat. */
function checkUnknownText<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { game, views }: RandomGame<T, H, B, M, E, O, K>,
  text: string,
): void {
  const move = game.notation.parse(text);
  if (move === null) return;
  const printed = game.notation.print(move);
  if (printed !== text) failLaw(`${preview(text)} is read as a move, but that prints as ${preview(printed)}`);
  for (const view of views) game.refuse(view, move);
}

/** Law 5, the part about notation, at one position: listed moves, arbitrary moves, and texts that are nearly moves. */
export function checkNotation<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  randomGame: RandomGame<T, H, B, M, E, O, K>,
): void {
  const { game, subject } = randomGame;
  const rng = randomGame.rng();
  const texts = new Set<string>();
  const list = new MoveList<M>(subject.menu);
  for (const view of randomGame.views) {
    game.moves(view, list);
    for (const move of list.toArray()) texts.add(checkRoundTrip(randomGame, move));
  }
  const [view] = viewsOf(deepFreeze(clone(randomGame.state)));
  if (view === undefined) return;
  for (const kind of game.vocabulary.moves) texts.add(checkRoundTrip(randomGame, kind.any(view.table, rng)));
  for (const text of GARBAGE_TEXTS) checkUnknownText(randomGame, text);
  const all = [...texts];
  const [some = ''] = all.splice(rng(all.length), 1);
  const [other = ''] = all.splice(rng(all.length), 1);
  for (const text of [some, other]) for (const mutation of mutations(text, rng)) checkUnknownText(randomGame, mutation);
}
