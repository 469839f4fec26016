import { findGame } from '@orrery/catalog';
import { use, useEffect, useEffectEvent } from 'react';
import { usePreferences } from '../../../app/preferences.ts';
import { playSound } from '../../../table/sound.ts';
import { useTranslate } from '../../../texts/catalogue.ts';
import { LanguageContext } from '../../../texts/language.ts';
import { notifyHere } from '../account/push.ts';
import { seatOf } from '../parts/chairs.ts';
import { ONLINE_TEXTS } from '../parts/texts.ts';
import { useTurnBadge } from '../parts/turn-badge.ts';
import type { LiveTableClient, LiveTableState } from '../table/live-table-client.ts';
import { useLiveTableState } from '../table/use-live-table.ts';

/** Whether the game waits for the user, and no bot plays for them. */
function isAsked({ summary, status }: LiveTableState, person: string | null): boolean {
  const seat = seatOf(summary, person);
  if (seat === null || summary.state !== 'playing' || summary.forfeited.includes(seat)) return false;
  const sitter = summary.chairs[seat]?.sitter;
  return status?.request?.must === true && sitter?.kind === 'person' && sitter.substitute === null;
}

/**
 * Shows on the icon of the page, and on that of an installed app, that it is the user's turn; returns whether it is. Where
 * the page cannot be seen, a sound and, if the user allowed it, a notification say so too.
 */
export function useTurnSignal(live: LiveTableClient, person: string | null): boolean {
  const say = useTranslate(ONLINE_TEXTS);
  const language = use(LanguageContext);
  const { preferences } = usePreferences();
  const state = useLiveTableState(live);
  const isMyTurn = isAsked(state, person);
  const callBack = useEffectEvent(() => {
    const { id, game } = state.summary;
    if (document.visibilityState === 'visible') return;
    if (preferences.sound === 'on') playSound('turn', Number(preferences.volume));
    const text = say('turn.at', { game: findGame(game)?.name[language] ?? game });
    void notifyHere({ title: say('turn'), text, path: `/join/${id}`, tag: id }).catch(() => undefined);
  });
  useEffect(() => {
    if (isMyTurn) callBack();
  }, [isMyTurn]);
  useTurnBadge(isMyTurn ? 1 : 0);
  return isMyTurn;
}
