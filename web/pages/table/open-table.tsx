import type { Game, Kinded, Problem, Wording } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { tableFor } from '../../games/editions.ts';
import { findKit } from '../../games/index.ts';
import { library, openGame } from '../../session/open-game.ts';
import type { Furniture } from '../../table/furniture.ts';
import { Table } from '../../table/table.tsx';

/** What comes of sitting down at a table. */
export type Seated =
  | { readonly state: 'seated'; readonly game: string; readonly table: ReactNode; close(): void }
  | { readonly state: 'missing' } // there is no such game on this device
  | { readonly state: 'closed'; readonly problem: Problem };

/** Takes a kept game up where it was left; `pace` says how much of their pauses bots shall make. */
export async function openTable(id: string, pace: () => number): Promise<Seated> {
  const kept = await library.find(id);
  if (kept === null) return { state: 'missing' };
  const furnished = await tableFor(kept.game, kept.edition);
  if (!furnished.ok) return { state: 'closed', problem: furnished.problem };
  return furnished.value.use(
    async <T, H, B, M extends Kinded, E extends Kinded, O, K>(
      game: Game<T, H, B, M, E, O, K>,
      wording: Wording<T, H, M, E, O>,
      furniture: Furniture<T, H, M, E>,
    ): Promise<Seated> => {
      const opened = await openGame(game, wording, id, { pace });
      if (!opened.ok) return { state: 'closed', problem: opened.problem };
      const session = opened.value;
      const missions = furniture.board === 'none' ? undefined : await findKit(kept.game)?.missions?.();
      const guiding = missions?.guiding<T, H, M, E>(session.terms);
      const table = <Table game={game} wording={wording} furniture={furniture} session={session} guiding={guiding} />;
      return { state: 'seated', game: kept.game, table, close: () => session.close() };
    },
  );
}
