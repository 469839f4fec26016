import type { Kinded } from '@orrery/kernel';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '../../app/preferences.ts';
import { Coach } from '../../session/coach.ts';
import type { Session } from '../../session/session.ts';
import { shownLines } from '../../session/story.ts';
import type { Helm } from '../helm.ts';
import { type Talk, type TalkLevel, Tutor } from './tutor.ts';

/** How much the coach says at this table, and who hears it. */
export interface TalkSwitch {
  readonly level: TalkLevel;
  /** Whether one person alone plays here, against bots. */
  readonly isAlone: boolean;
  choose(level: TalkLevel): void;
}

/**
 * Whoever plays alone against bots has the coach as the settings say. Where several people share the device it is off
 * until somebody switches it on at the table, for this table and for everybody at it.
 */
export function useTalkLevel(session: Pick<Session<never, never, never, never>, 'sitters'>): TalkSwitch {
  const { preferences, change } = usePreferences();
  const isAlone = session.sitters.filter(({ kind }) => kind === 'person').length === 1;
  const [levelHere, setLevelHere] = useState<TalkLevel>('off');
  return {
    level: isAlone ? preferences.coach : levelHere,
    isAlone,
    choose: (level) => (isAlone ? change({ coach: level }) : setLevelHere(level)),
  };
}

export interface Tutoring<T, M> {
  readonly talk: Talk<T, M>;
  readonly tutor: Tutor<T, M>;
}

/** The coach at a table: follows what is asked and what is answered. */
export function useTutor<T, H, M extends Kinded, E extends Kinded>(
  { session, moment, turn, rules, voice, desk, furniture }: Helm<T, H, M, E>,
  { level, isAlone }: Pick<TalkSwitch, 'level' | 'isAlone'>,
): Tutoring<T, M> {
  const tutor = useMemo(() => {
    const { notation, vocabulary } = rules;
    const coach = new Coach<T, H, M, E>(notation, session);
    return new Tutor<T, M>({
      think(onProgress) {
        // The coach remembers no more for somebody than the table shows.
        const story = shownLines(session.moment.story, session.moment.view, voice);
        return coach.advise({ ...session.moment, story }, onProgress);
      },
      cancel: () => coach.cancel(),
      isSame: (a, b) => notation.print(a) === notation.print(b),
      note(move, chapter) {
        const { listing } = vocabulary.moves.find(({ kind }) => kind === move.kind) ?? {};
        if (listing === 'menu') coach.note(move, chapter);
      },
      seats: session.sitters.length,
    });
  }, [rules, session, voice]);
  const talk = useSyncExternalStore(tutor.subscribe, () => tutor.talk);
  const { past } = moment;
  const question = turn !== null && moment.request?.must ? turn.request : null;
  // Where there is nothing to choose, there is nothing to say unless somebody asks.
  const isChoice = turn !== null && turn.moves.length > 1;
  const wanted = isChoice || question === null || level === 'off' ? level : 'quiet';
  useEffect(() => {
    tutor.attend(question, wanted, past);
  }, [tutor, question, wanted, past]);
  useEffect(() => () => tutor.stop(), [tutor]);
  useEffect(() => {
    const { made } = desk;
    // Where several share the device, a remark would be read by the next one.
    if (!isAlone || made === null || made.request === moment.request?.id) return;
    tutor.answered(made.request, made.move);
    tutor.follow({
      isOnTurn: furniture.active(moment.view.table) === moment.view.seat,
      isAsked: turn !== null,
      isPossible: (move) => turn !== null && rules.refuse(turn.view, move).length === 0,
    });
  }, [tutor, desk, furniture, rules, isAlone, moment, turn]);
  return { talk, tutor };
}
