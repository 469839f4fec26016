import { presentEdition } from '@orrery/catalog';
import { type Game, good, type Kinded, type Result, type Worded, type Wording } from '@orrery/kernel';
import { carriedEdition, unknownGame } from '../session/carried.ts';
import type { Furnished, Furniture } from '../table/furniture.ts';
import { plainFurniture } from '../table/plain-furniture.ts';
import type { Chronicle, Chronicled } from './chronicle.ts';
import { findKit } from './index.ts';
import type { GameKit } from './kit.ts';

/**
 * The table of a game of that edition: its own engine and words, with the drawn board where the kit can draw it, else as
 * text. A problem where nobody carries the edition any more.
 */
export async function tableFor(game: string, edition: number): Promise<Result<Furnished>> {
  const worded = await wordsOf(game, edition);
  if (!worded.ok) return worded;
  const drawn = await kitFor(game, edition)?.table?.();
  const own = drawn?.use<unknown>((_game, _wording, furniture) => furniture);
  return worded.value.use(
    <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      rules: Game<T, H, B, M, E, O, K>,
      wording: Wording<T, H, M, E, O> | null,
    ): Result<Furnished> => {
      if (wording === null) return unknownGame(game);
      const furniture = fits<Furniture<T, H, M, E>>(own) ? own : plainFurniture<T, H, M, E>();
      return good({ use: (f) => f(rules, wording, furniture) });
    },
  );
}

/** A game, its words, its table and its chronicle, whose types only its own folder knows. */
interface ToldTable {
  use<R>(
    f: <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      wording: Wording<T, H, M, E, O>,
      furniture: Furniture<T, H, M, E>,
      chronicle: Chronicle<T, H, E> | null,
    ) => R,
  ): R;
}

/** A game of that edition with its chronicle; null where nobody has written one that can tell it. */
export async function chronicleFor(game: string, edition: number): Promise<Result<Chronicled | null>> {
  const worded = await wordsOf(game, edition);
  if (!worded.ok) return worded;
  const told = await kitFor(game, edition)?.chronicle?.();
  const own = told?.use<unknown>((_game, _wording, chronicle) => chronicle);
  return worded.value.use(
    <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      rules: Game<T, H, B, M, E, O, K>,
      wording: Wording<T, H, M, E, O> | null,
    ): Result<Chronicled | null> => {
      if (wording === null || !fits<Chronicle<T, H, E>>(own)) return good(null);
      return good({ use: (f) => f(rules, wording, own) });
    },
  );
}

/** The table of a game of that edition, and its chronicle where somebody has written one that can tell it. */
export async function toldTableFor(game: string, edition: number): Promise<Result<ToldTable>> {
  const table = await tableFor(game, edition);
  if (!table.ok) return table;
  const told = await kitFor(game, edition)?.chronicle?.();
  const own = told?.use<unknown>((_game, _wording, chronicle) => chronicle);
  return good({
    use: (f) =>
      table.value.use(
        <T, H, B, M extends Kinded, E extends Kinded, O, K>(
          rules: Game<T, H, B, M, E, O, K>,
          wording: Wording<T, H, M, E, O>,
          furniture: Furniture<T, H, M, E>,
        ) => f(rules, wording, furniture, fits<Chronicle<T, H, E>>(own) ? own : null),
      ),
  });
}

async function wordsOf(game: string, number: number): Promise<Result<Worded>> {
  const edition = carriedEdition(game, number);
  if (!edition.ok) return edition;
  const { voice } = edition.value;
  return voice === undefined ? unknownGame(game) : good(await voice.words());
}

/** The kit of a game where it can show games of that edition: the present one always, older ones where it says so. */
function kitFor(game: string, edition: number): GameKit | null {
  const kit = findKit(game);
  return presentEdition(game)?.edition === edition || kit?.draws?.includes(edition) ? kit : null;
}

/**
 * The one place where the types of two editions meet. Furniture and chronicle are written for the types of the present
 * edition; a kit that lists an older one in `draws` promises that they read its states, moves and events as well.
 * golden.test.tsx holds every kit to that with games of each edition it lists.
 */
const fits = <P>(part: unknown): part is P => part !== undefined;
