import { errResult, type Message, MoveList, okResult, type Result, readOptions } from '@orrery/kernel';
import type { ReactNode } from 'react';
import { readStored, writeStored } from '../../../app/storage.ts';
import { gameUiFor } from '../../../games/editions.ts';
import type { AnyGameUi } from '../../../table/game-ui.ts';
import type { OnlineExtras } from '../../../table/online-extras.ts';
import { GameTable } from '../../../table/table.tsx';
import type { LiveTableClient } from '../table/live-table-client.ts';
import { OnlineSession } from './online-session.ts';

/** A request kind, and an answer in the game's notation. */
export interface QuickAnswer {
  readonly question: string;
  readonly move: string;
}

/** An answer without table-specific parts can be given again another time: “pass”, “decline”, “end”. */
const isRepeatable = (notation: string): boolean => /^[a-z-]+$/.test(notation);

/** A prepared table for a game on the server. */
export interface OnlineSeat {
  table(onlineExtras: OnlineExtras): ReactNode;
  /** Answers to the current request that could be automatic. */
  quickAnswers(): readonly QuickAnswer[];
  /** The same for what the seat was asked earlier in this game. */
  earlierAnswers(): readonly QuickAnswer[];
  /** The name of a move as on a button; null: no move of this game. */
  moveMessage(move: string): Message | null;
  close(): void;
}

const seenStorageName = (table: string): string => `seen.${table}`;

/** The last entry that this device has seen of a game: later ones are offered as a recap. */
function lastSeenSeq(table: string): number | null {
  const kept = readStored(seenStorageName(table));
  return kept !== null && /^\d{1,6}$/.test(kept) ? Number(kept) : null;
}

const makeOnlineSeat = (furnished: AnyGameUi, live: LiveTableClient): Result<OnlineSeat> =>
  furnished.use((game, gameMessages, ui): Result<OnlineSeat> => {
    const { summary } = live.state;
    const options = readOptions(game.options, summary.options);
    if (!options.ok) return options;
    const stage = { game, gameMessages, options: options.value, seats: summary.chairs.length };
    const session = new OnlineSession(live, stage, lastSeenSeq(summary.id));
    const note = () =>
      document.visibilityState === 'visible' && writeStored(seenStorageName(summary.id), String(session.snapshot.seq));
    const stop = session.subscribe(note);
    note();
    const { print, parse } = game.notation;
    const answersIn = (view: typeof session.snapshot.view, question: string): readonly QuickAnswer[] => {
      const out = new MoveList<Parameters<typeof print>[0]>(0);
      if (view.seat !== null) game.moves(view, out);
      return out
        .toArray()
        .map((move) => ({ question, move: print(move) }))
        .filter(({ move }) => isRepeatable(move));
    };
    return okResult({
      quickAnswers: () => {
        const { request, view } = session.snapshot;
        return request?.must === true ? answersIn(view, request.question) : [];
      },
      earlierAnswers: () => {
        const { request } = session.snapshot;
        return [...session.askedViews()].flatMap(([question, view]) =>
          request?.must === true && question === request.question ? [] : answersIn(view, question),
        );
      },
      moveMessage: (text) => {
        const move = parse(text);
        return move === null ? null : gameMessages.move(move, session.snapshot.view.table);
      },
      table: (onlineExtras) => (
        <GameTable game={game} gameMessages={gameMessages} ui={ui} session={session} onlineExtras={onlineExtras} />
      ),
      close: () => {
        stop();
        session.close();
      },
    });
  });

/** Prepares the table of a running game; a problem if this version of the app cannot. */
export async function loadOnlineSeat(live: LiveTableClient): Promise<Result<OnlineSeat>> {
  const { game, edition } = live.state.summary;
  const furnished = await gameUiFor(game, edition);
  if (!furnished.ok) return errResult('online.edition', {}, 'this game needs another version of the app');
  return makeOnlineSeat(furnished.value, live);
}
