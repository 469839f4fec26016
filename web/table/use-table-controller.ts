import type { Kinded } from '@orrery/kernel';
import type { MessageCatalog } from '@orrery/words';
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '../app/preferences.ts';
import { LanguageContext } from '../texts/language.ts';
import { MoveSelection } from './move-selection.ts';
import { PACE_TIMES } from './pace.ts';
import { playSound } from './sound.ts';
import { type PlayerEnv, StepPlayer } from './step-player.ts';
import {
  followRequests,
  makeTableController,
  type TableController,
  type TableControllerDeps,
} from './table-controller.ts';

/** Parameters of a table. */
export type TableSetup<T, H, M extends Kinded, E extends Kinded> = Pick<
  TableControllerDeps<T, H, M, E>,
  'rules' | 'predict' | 'messages' | 'ui' | 'session'
>;

const setTimer = (milliseconds: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** Creates step player and move selection, which live as long as the session. */
function useTableParts<T, H, M extends Kinded, E extends Kinded>({
  rules,
  ui,
  session,
  predict,
}: TableSetup<T, H, M, E>) {
  const { moves, preferences } = usePreferences();
  const [wishes] = useState(() => ({ moves, preferences }));
  wishes.moves = moves;
  wishes.preferences = preferences;
  const parts = useMemo(() => {
    const env: PlayerEnv = {
      setTimer,
      canAnimate: () => wishes.moves,
      isPageVisible: () => document.visibilityState === 'visible',
      pace: () => PACE_TIMES[wishes.preferences.pace],
      playSound: (sound) => wishes.preferences.sound === 'on' && playSound(sound, Number(wishes.preferences.volume)),
    };
    const stepPlayer = new StepPlayer(session, ui, env);
    const moveSelection = new MoveSelection({
      rules,
      ui,
      session,
      stepPlayer,
      predict,
      clock: performance.now.bind(performance),
    });
    return { stepPlayer, moveSelection };
  }, [rules, ui, session, predict, wishes]);
  useEffect(() => parts.stepPlayer.follow(), [parts]);
  return parts;
}

/** The controller of a table; it is replaced when the viewer, the language or the sitters change, and never otherwise. */
export function useTableController<T, H, M extends Kinded, E extends Kinded>(
  setup: TableSetup<T, H, M, E>,
  texts: MessageCatalog,
): TableController<T, H, M, E> {
  const { rules, predict, ui, messages, session } = setup;
  const { stepPlayer, moveSelection } = useTableParts(setup);
  const language = useContext(LanguageContext);
  const viewer = useSyncExternalStore(session.subscribe, () => session.snapshot.view.seat);
  const sitters = useSyncExternalStore(session.subscribe, () => session.sitters);
  const controller = useMemo(
    () =>
      makeTableController({
        ...{ rules, predict, ui, messages, session, stepPlayer, moveSelection, language, texts, viewer, sitters },
        onError: 'show',
      }),
    [rules, predict, ui, messages, session, stepPlayer, moveSelection, language, texts, viewer, sitters],
  );
  useEffect(() => followRequests(controller, () => moveSelection.syncWithRequest()), [moveSelection, controller]);
  return controller;
}
