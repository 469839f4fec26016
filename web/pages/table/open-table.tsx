import type { Game, GameMessages, Kinded, Problem } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { gameUiFor } from '../../games/editions.ts';
import { findKit } from '../../games/index.ts';
import { library, openGame } from '../../session/open-game.ts';
import type { GameUi } from '../../table/game-ui.ts';
import { GameTable } from '../../table/table.tsx';

/** The result of opening a table. */
export type OpenedTable =
  | { readonly state: 'seated'; readonly game: string; readonly table: ReactNode; close(): void }
  | { readonly state: 'missing' } // no such game on this device
  | { readonly state: 'closed'; readonly problem: Problem };

/** Opens a saved game; `pace` is the factor for the bots' pauses. */
export async function openTable(id: string, pace: () => number): Promise<OpenedTable> {
  const kept = await library.find(id);
  if (kept === null) return { state: 'missing' };
  const furnished = await gameUiFor(kept.game, kept.edition);
  if (!furnished.ok) return { state: 'closed', problem: furnished.problem };
  return furnished.value.use(
    async <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      gameMessages: GameMessages<T, H, M, E, O>,
      ui: GameUi<T, H, M, E>,
    ): Promise<OpenedTable> => {
      const opened = await openGame(game, gameMessages, id, { pace });
      if (!opened.ok) return { state: 'closed', problem: opened.problem };
      const session = opened.value;
      const missions = ui.board === 'none' ? undefined : await findKit(kept.game)?.missions?.();
      const guiding = missions?.guideFor<T, H, M, E>(session.terms);
      const table = <GameTable game={game} gameMessages={gameMessages} ui={ui} session={session} guide={guiding} />;
      return { state: 'seated', game: kept.game, table, close: () => session.close() };
    },
  );
}
