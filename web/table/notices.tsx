import type { Kinded, Problem } from '@orrery/kernel';
import { use } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { KeyHint } from '../art/key-hint.tsx';
import { problemText } from '../session/texts.ts';
import { useLogLines } from './log.tsx';
import { OnlineExtrasContext } from './online-extras.ts';
import { type TableControllerProps, useTableField } from './table-controller.ts';

/** Says that a past state is shown, and leads back. */
function RecalledNotice<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { moveSelection, translate, formatMessage } = controller;
  const lines = useLogLines({ controller });
  const recalled = useTableField(controller, 'selection', 'recalled');
  if (recalled === null) return null;
  const line = lines.findLast(({ seq }) => seq <= recalled.seq)?.words;
  return (
    <div className="table-notice recalled" role="status">
      <Icon name="clock" />
      <p>{translate('memory', { line: line ? formatMessage(line) : '' })}</p>
      <button type="button" className="btn small primary" onClick={() => moveSelection.backToNow()}>
        {translate('back-to-now')} <KeyHint name="Esc" />
      </button>
    </div>
  );
}

/** Steps happened while nobody looked: offers to show them. */
function MissedStepsNotice<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { stepPlayer, translate } = controller;
  const missedSteps = useTableField(controller, 'playback', 'missedSteps');
  if (missedSteps === 0) return null;
  return (
    <div className="table-notice" role="status">
      <Icon name="replay" />
      <p>{translate('meanwhile', { steps: missedSteps })}</p>
      <button type="button" className="btn small" onClick={() => stepPlayer.showMissed()}>
        {translate('meanwhile.show')}
      </button>
      <button type="button" className="btn small quiet" onClick={() => stepPlayer.dismissMissed()}>
        {translate('meanwhile.skip')}
      </button>
    </div>
  );
}

/** Notices between the top bar and the board: a past state, missed steps, errors. */
export function Notices<T, H, M extends Kinded, E extends Kinded>({
  controller,
  problem,
}: TableControllerProps<T, H, M, E> & { readonly problem: Problem | null }) {
  const { language, translate } = controller;
  const onlineExtras = use(OnlineExtrasContext);
  const error = useTableField(controller, 'snapshot', 'error');
  const saveError = useTableField(controller, 'snapshot', 'saveError');
  const isLost = useTableField(controller, 'snapshot', 'online')?.isConnected === false;
  const problems = [error, saveError, problem].filter((each) => each !== null);
  return (
    <div className="notices">
      {problems.map((each) => (
        <div key={each.code} className="table-notice trouble" role="alert">
          <Icon name="warn" />
          <p>{problemText(each, language)}</p>
        </div>
      ))}
      {isLost && error === null && (
        <div className="table-notice" role="status">
          <Icon name="clock" />
          <p>{translate('lost')}</p>
        </div>
      )}
      {onlineExtras?.notices}
      <RecalledNotice controller={controller} />
      <MissedStepsNotice controller={controller} />
    </div>
  );
}
