import type { CatalogEntry, RulesEdition } from '@orrery/catalog';
import {
  eraseGame,
  eraseWithMessages,
  eraseWithoutMessages,
  type Game,
  type Kinded,
  type MoveList,
  type Refusal,
  type SeatView,
} from '@orrery/kernel';

/** The kind of move that the correction forbids: games in which it was made cannot be played by the new rules. */
export const FORBIDDEN_KIND = 'offer';
const REFUSED: readonly Refusal[] = [{ code: 'forbidden', rule: '', numbers: {} }];

/** The next edition of a game: its rules with a correction. */
const corrected = <T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
): Game<T, H, B, M, E, O, K> => ({
  ...game,
  edition: game.edition + 1,
  refuse: (view: SeatView<T, H>, move: M) => (move.kind === FORBIDDEN_KIND ? REFUSED : game.refuse(view, move)),
  moves(view: SeatView<T, H>, out: MoveList<M>) {
    game.moves(view, out);
    const allowed = out.toArray().filter(({ kind }) => kind !== FORBIDDEN_KIND);
    out.n = 0;
    for (const move of allowed) out.add(move);
  },
});

const nextEdition = ({ edition, load, voice }: RulesEdition): RulesEdition => ({
  edition: edition + 1,
  load: async () => (await load()).use((game) => eraseGame(corrected(game))),
  ...(voice !== undefined && {
    voice: {
      ...voice,
      words: async () =>
        (await voice.words()).use((game, gameMessages) =>
          gameMessages === null
            ? eraseWithoutMessages(eraseGame(corrected(game)))
            : eraseWithMessages(corrected(game), gameMessages),
        ),
    },
  }),
});

/** The catalog of a later version of the app in which the rules of every game were corrected. */
export function correctedCatalog(games: readonly CatalogEntry[]) {
  const entries = games.map((entry) => ({
    ...entry,
    editions: [...entry.editions, ...entry.editions.slice(-1).map(nextEdition)],
  }));
  const findGame = (id: string): CatalogEntry | null => entries.find((entry) => entry.id === id) ?? null;
  return {
    findGame,
    findEdition: (game: string, edition: number): RulesEdition | null =>
      findGame(game)?.editions.find((each) => each.edition === edition) ?? null,
    presentEdition: (game: string): RulesEdition | null => findGame(game)?.editions.at(-1) ?? null,
  };
}
