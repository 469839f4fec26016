import type { Language } from '@orrery/catalog';
import type { Kinded, SeatView } from '@orrery/kernel';
import type { MessageCatalog } from '@orrery/words';
import { Store } from '../../app/store.ts';
import { MoveSelection } from '../move-selection.ts';
import { PACE_TIMES } from '../pace.ts';
import { StepPlayer } from '../step-player.ts';
import { makeTableController, type TableController, type TableSnapshot } from '../table-controller.ts';
import type { TableSetup } from '../use-table-controller.ts';

/** Parameters of a test table. */
export type TestTableSetup<T, H, M extends Kinded, E extends Kinded> = Omit<TableSetup<T, H, M, E>, 'predict'> & {
  readonly texts: MessageCatalog;
};

const predictNothing = <T, H>({ table, hand }: SeatView<T, H>) => ({ table, hand, events: [] });

/** Step player and move selection of a table without animation; the caller controls the clock. */
export function makeTestTable<T, H, M extends Kinded, E extends Kinded>(
  { rules, ui, session }: Pick<TestTableSetup<T, H, M, E>, 'rules' | 'ui' | 'session'>,
  clock: () => number = () => 0,
) {
  const stepPlayer = new StepPlayer<T, H, M, E>(session, ui, {
    setTimer: () => () => undefined,
    canAnimate: () => false,
    pace: () => PACE_TIMES.normal,
    isPageVisible: () => true,
    playSound: () => undefined,
  });
  stepPlayer.follow();
  const moveSelection = new MoveSelection<T, H, M, E>({
    rules,
    ui,
    session,
    stepPlayer,
    predict: predictNothing,
    clock,
  });
  return { director: stepPlayer, moveSelection };
}

/** The controller of a test table; messages with errors throw. */
export function makeTestController<T, H, M extends Kinded, E extends Kinded>(
  setup: TestTableSetup<T, H, M, E>,
  { director, moveSelection }: ReturnType<typeof makeTestTable<T, H, M, E>>,
  language: Language = 'en',
): TableController<T, H, M, E> {
  const { snapshot, sitters } = setup.session;
  return makeTableController({
    ...setup,
    ...{ stepPlayer: director, moveSelection, language, sitters, viewer: snapshot.view.seat },
    predict: predictNothing,
    onError: 'throw',
  });
}

/** The same table in another state. */
export const withTableState = <T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  changes: Partial<TableSnapshot<T, H, M, E>>,
): TableController<T, H, M, E> => ({ ...controller, state: new Store({ ...controller.state.get(), ...changes }) });
