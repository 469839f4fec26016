import { bad, good, MoveList, type Result, readOptions, type Words } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { recall, remember } from '../../../app/storage.ts';
import { tableFor } from '../../../games/editions.ts';
import type { Annex } from '../../../table/annex.ts';
import type { Furnished } from '../../../table/furniture.ts';
import { Table } from '../../../table/table.tsx';
import type { LiveTable } from '../table/live-table.ts';
import { OnlineSession } from './online-session.ts';

/** A question by its kind, and an answer to it in the game's notation. */
export interface QuickAnswer {
  readonly question: string;
  readonly move: string;
}

/** An answer that names nothing on the table is possible again another time: “pass”, “decline”, “end”. */
const isPlain = (notation: string): boolean => /^[a-z-]+$/.test(notation);

/** A table that is set for a game on the server. */
export interface OnlineSeat {
  table(annex: Annex): ReactNode;
  /** Answers to what is asked now that could be given every time. */
  quickAnswers(): readonly QuickAnswer[];
  /** A move as a button names it; null: no move of this game. */
  wordsOf(move: string): Words | null;
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
    const options = readOptions(game.options, card.options);
    if (!options.ok) return options;
    const stage = { game, wording, options: options.value, seats: card.chairs.length };
    const session = new OnlineSession(live, stage, seenOf(card.id));
    const note = () => document.visibilityState === 'visible' && remember(shelf(card.id), String(session.moment.seq));
    const stop = session.subscribe(note);
    note();
    const { print, parse } = game.notation;
    return good({
      quickAnswers: () => {
        const { request, view } = session.moment;
        if (request?.must !== true || view.seat === null) return [];
        const out = new MoveList<Parameters<typeof print>[0]>(0);
        game.moves(view, out);
        const { question } = request;
        return out
          .toArray()
          .map((move) => ({ question, move: print(move) }))
          .filter(({ move }) => isPlain(move));
      },
      wordsOf: (text) => {
        const move = parse(text);
        return move === null ? null : wording.move(move, session.moment.view.table);
      },
      table: (annex) => <Table game={game} wording={wording} furniture={furniture} session={session} annex={annex} />,
      close: () => {
        stop();
        session.close();
      },
    });
  });

/** Sets the table of a game that has begun; why not, where this version of the app cannot. */
export async function takeSeat(live: LiveTable): Promise<Result<OnlineSeat>> {
  const { game, edition } = live.state.card;
  const furnished = await tableFor(game, edition);
  if (!furnished.ok) return bad('online.edition', {}, 'this game needs another version of the app');
  return setFor(furnished.value, live);
}
