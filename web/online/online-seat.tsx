import { bad, good, type Result, readOptions } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { recall, remember } from '../app/storage.ts';
import type { Annex } from '../table/annex.ts';
import type { Furnished } from '../table/furniture.ts';
import { Table } from '../table/table.tsx';
import { TABLES } from '../tables/index.ts';
import type { LiveTable } from './live-table.ts';
import { OnlineSession } from './online-session.ts';

/** A table that is set for a game on the server. */
export interface OnlineSeat {
  table(annex: Annex): ReactNode;
  close(): void;
}

const shelf = (table: string): string => `seen.${table}`;

/** How far this device has seen a game: what came later is told to whoever comes back. */
function seenOf(table: string): number | null {
  const kept = recall(shelf(table));
  return kept !== null && /^\d{1,6}$/.test(kept) ? Number(kept) : null;
}

const setFor = (furnished: Furnished, live: LiveTable): Result<OnlineSeat> =>
  furnished.use((game, wording, furniture): Result<OnlineSeat> => {
    const { card } = live.state;
    if (card.edition !== game.edition) return bad('online.edition', {}, 'this game needs another version of the app');
    const options = readOptions(game.options, card.options);
    if (!options.ok) return options;
    const stage = { game, wording, options: options.value, seats: card.chairs.length };
    const session = new OnlineSession(live, stage, seenOf(card.id));
    const note = () => document.visibilityState === 'visible' && remember(shelf(card.id), String(session.moment.seq));
    const stop = session.subscribe(note);
    note();
    return good({
      table: (annex) => <Table game={game} wording={wording} furniture={furniture} session={session} annex={annex} />,
      close: () => {
        stop();
        session.close();
      },
    });
  });

/** Sets the table of a game that has begun; why not, where this version of the app cannot. */
export async function takeSeat(live: LiveTable): Promise<Result<OnlineSeat>> {
  const furnished = await TABLES[live.state.card.game]?.();
  if (furnished === undefined) return bad('online.edition', {}, 'this game needs another version of the app');
  return setFor(furnished, live);
}
