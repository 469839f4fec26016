import type { Kinded } from '@orrery/kernel';
import { useEffect, useMemo, useState } from 'react';
import { usePreferences } from '../../app/preferences.ts';
import { useStore } from '../../app/store.ts';
import { CoachClient } from '../../session/coach.ts';
import type { Session } from '../../session/session.ts';
import { visibleLines } from '../../session/story.ts';
import { followRequests, type TableController } from '../table-controller.ts';
import { CoachController, type CoachLevel, type CoachState } from './coach-controller.ts';

/** How much the coach says at this table, and to whom. */
export interface CoachSetting {
  readonly level: CoachLevel;
  /** Whether exactly one person plays here, against bots. */
  readonly isAlone: boolean;
  choose(level: CoachLevel): void;
}

/**
 * One person against bots has the coach setting of the preferences. Where several people share the device it is off
 * until somebody switches it on at the table, for this table and everybody at it.
 */
export function useCoachLevel(session: Pick<Session<never, never, never, never>, 'sitters'>): CoachSetting {
  const { preferences, change } = usePreferences();
  const isAlone = session.sitters.filter(({ kind }) => kind === 'person').length === 1;
  const [levelHere, setLevelHere] = useState<CoachLevel>('off');
  return {
    level: isAlone ? preferences.coach : levelHere,
    isAlone,
    choose: (level) => (isAlone ? change({ coach: level }) : setLevelHere(level)),
  };
}

/** The coach of a table: what it shows, and its controller. */
export interface TableCoach<T, M> {
  readonly coachState: CoachState<T, M>;
  readonly controller: CoachController<T, M>;
}

/** Connects the coach with a table: follows requests and answers. */
export function useCoach<T, H, M extends Kinded, E extends Kinded>(
  { session, state, rules, messages, moveSelection, ui }: TableController<T, H, M, E>,
  { level, isAlone }: Pick<CoachSetting, 'level' | 'isAlone'>,
): TableCoach<T, M> {
  const coachController = useMemo(() => {
    const { notation, vocabulary } = rules;
    const coach = new CoachClient<T, H, M, E>(notation, session);
    return new CoachController<T, M>({
      think(onProgress) {
        // Where players have to remember, the coach knows no more than the table shows.
        const story = visibleLines(session.snapshot.story, session.snapshot.view, messages);
        return coach.advise({ ...session.snapshot, story }, onProgress);
      },
      cancel: () => coach.cancel(),
      isSame: (a, b) => notation.print(a) === notation.print(b),
      recordProposal(move, chapter) {
        const { listing } = vocabulary.moves.find(({ kind }) => kind === move.kind) ?? {};
        if (listing === 'menu') coach.recordProposal(move, chapter);
      },
      seats: session.sitters.length,
    });
  }, [rules, session, messages]);
  const coachState = useStore(coachController.store);
  useEffect(() => {
    return followRequests({ state }, ({ snapshot, pendingTurn }) => {
      const question = pendingTurn !== null && snapshot.request?.must ? pendingTurn.request : null;
      // With only one move there is no advice unless the user asks.
      const isChoice = pendingTurn !== null && pendingTurn.moves.length > 1;
      coachController.setQuestion(
        question,
        isChoice || question === null || level === 'off' ? level : 'quiet',
        snapshot.historyVersion,
      );
      const { lastAnswer } = moveSelection;
      // On a shared device the next player would read the remark.
      if (!isAlone || lastAnswer === null || lastAnswer.request === snapshot.request?.id) return;
      coachController.questionAnswered(lastAnswer.request, lastAnswer.move);
      coachController.setAftermath({
        isOnTurn: ui.active(snapshot.view.table) === snapshot.view.seat,
        isAsked: pendingTurn !== null,
        isPossible: (move) => pendingTurn !== null && rules.refuse(pendingTurn.view, move).length === 0,
      });
    });
  }, [coachController, state, moveSelection, ui, rules, level, isAlone]);
  useEffect(() => () => coachController.stop(), [coachController]);
  return { coachState, controller: coachController };
}
