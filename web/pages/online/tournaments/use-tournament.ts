import type { Problem } from '@orrery/kernel';
import type { LivePong, LobbyMessage } from '@orrery/protocol';
import type { TournamentResponse } from '@orrery/protocol/api';
import { lobbyMessageSchema, parseJson } from '@orrery/protocol/schemas';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../parts/api.ts';
import { browserConnectionEnv } from '../parts/browser-connection.ts';
import { ReconnectingConnection } from '../parts/reconnecting-connection.ts';

/** A tournament as this page knows it. */
export type FollowedTournament =
  | { readonly state: 'finding' }
  | { readonly state: 'missing'; readonly problem: Problem }
  | { readonly state: 'found'; readonly shown: TournamentResponse; readonly isLost: boolean };

type PageMessage = Exclude<LobbyMessage, LivePong>;

/** Calls back when the connection is there, when the tournament changes, and when the connection is lost or back. */
function followTournament(id: string, changed: () => void, opened: (isOpen: boolean) => void): () => void {
  const link = new ReconnectingConnection<PageMessage>(
    browserConnectionEnv(`/live/lobby?tournament=${encodeURIComponent(id)}`),
    {
      greeting: 'lobby',
      parse: (text) => parseJson(lobbyMessageSchema, text),
      onUnreadable: () => opened(false),
      since: () => 0,
      onMessage(message) {
        if (message.type === 'bye') link.reconnectAfter(5_000);
        else if (message.type !== 'table') changed();
      },
      onOpenChanged: opened,
    },
  );
  return () => link.close();
}

interface TournamentUpdates {
  readonly followed: FollowedTournament;
  /** Shows the answer to the user's own request at once. */
  readonly update: (shown: TournamentResponse) => void;
  readonly again: () => void;
}

/** Follows a tournament; reopened when the user changes. */
export function useTournament(id: string, person: string | null | undefined): TournamentUpdates {
  const [followed, setFollowed] = useState<FollowedTournament>({ state: 'finding' });
  const [attempt, setAttempt] = useState(0);
  const update = useCallback(
    (shown: TournamentResponse) =>
      setFollowed((before) => ({ state: 'found', shown, isLost: before.state === 'found' && before.isLost })),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person, or another try, asks anew
  useEffect(() => {
    if (person === undefined) return;
    let isWanted = true;
    let asked = 0;
    const load = async () => {
      const turn = ++asked;
      const answer = await api.tournament(id);
      if (!isWanted || turn !== asked) return;
      if (answer.ok) update(answer.value);
      else setFollowed((before) => (before.state === 'found' ? before : { state: 'missing', problem: answer.problem }));
    };
    void load();
    const leave = followTournament(
      id,
      () => void load(),
      (isOpen) => setFollowed((before) => (before.state === 'found' ? { ...before, isLost: !isOpen } : before)),
    );
    return () => {
      isWanted = false;
      leave();
    };
  }, [id, person, attempt, update]);
  return { followed, update, again: () => setAttempt(attempt + 1) };
}
