import type { Kinded, Problem } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { problemText } from '../session/texts.ts';
import { useLogLines } from './log.tsx';
import { KeyHint } from './prompt-bar.tsx';
import type { TableControllerProps } from './table-controller.ts';

/** Says that a past state is shown, and leads back. */
function RecalledNotice<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { selection, moveSelection, translate, formatMessage } = controller;
  const lines = useLogLines({ controller });
  const { recalled } = selection;
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
  const { playback, stepPlayer, translate } = controller;
  if (playback.missedSteps === 0) return null;
  return (
    <div className="table-notice" role="status">
      <Icon name="replay" />
      <p>{translate('meanwhile', { steps: playback.missedSteps })}</p>
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
  const { snapshot, language, onlineExtras, translate } = controller;
  const problems = [snapshot.error, snapshot.saveError, problem].filter((each) => each !== null);
  return (
    <>
      {problems.map((each) => (
        <div key={each.code} className="table-notice trouble" role="alert">
          <Icon name="warn" />
          <p>{problemText(each, language)}</p>
        </div>
      ))}
      {snapshot.online?.isConnected === false && snapshot.error === null && (
        <div className="table-notice" role="status">
          <Icon name="clock" />
          <p>{translate('lost')}</p>
        </div>
      )}
      {onlineExtras?.notices}
      <RecalledNotice controller={controller} />
      <MissedStepsNotice controller={controller} />
    </>
  );
}
