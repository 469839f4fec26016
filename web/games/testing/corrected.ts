import type { Edition, Entry } from '@orrery/catalog';
import {
  type Game,
  hold,
  type Kinded,
  type MoveList,
  type Refusal,
  type SeatView,
  worded,
  wordless,
} from '@orrery/kernel';

/** The kind of move that the correction forbids: games in which it was made cannot be played by the new rules. */
export const FORBIDDEN = 'offer';
const REFUSED: readonly Refusal[] = [{ code: 'forbidden', rule: '', numbers: {} }];

/** The next edition of a game: its rules with a correction. */
const corrected = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
): Game<T, H, B, M, E, O, K> => ({
  ...game,
  edition: game.edition + 1,
  refuse: (view: SeatView<T, H>, move: M) => (move.kind === FORBIDDEN ? REFUSED : game.refuse(view, move)),
  moves(view: SeatView<T, H>, out: MoveList<M>) {
    game.moves(view, out);
    const allowed = out.toArray().filter(({ kind }) => kind !== FORBIDDEN);
    out.n = 0;
    for (const move of allowed) out.add(move);
  },
});

const nextOf = ({ edition, load, voice }: Edition): Edition => ({
  edition: edition + 1,
  load: async () => (await load()).use((game) => hold(corrected(game))),
  ...(voice !== undefined && {
    voice: {
      ...voice,
      words: async () =>
        (await voice.words()).use((game, wording) =>
          wording === null ? wordless(hold(corrected(game))) : worded(corrected(game), wording),
        ),
    },
  }),
});

/** The catalog of a version of the app in which the rules of every game were corrected once more. */
export function correctedCatalog(games: readonly Entry[]) {
  const entries = games.map((entry) => ({
    ...entry,
    editions: [...entry.editions, ...entry.editions.slice(-1).map(nextOf)],
  }));
  const findGame = (id: string): Entry | null => entries.find((entry) => entry.id === id) ?? null;
  return {
    findGame,
    findEdition: (game: string, edition: number): Edition | null =>
      findGame(game)?.editions.find((each) => each.edition === edition) ?? null,
    presentEdition: (game: string): Edition | null => findGame(game)?.editions.at(-1) ?? null,
  };
}
