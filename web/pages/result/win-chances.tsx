import { useMemo } from 'react';
import { LineChart } from '../../art/charts/line-chart.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { RequestWinChances } from '../../session/win-chance-job.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { type ResultViewProps, resultSeats, seatNameOf } from './result-view.ts';
import { seatColumns } from './seat-name.tsx';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';
import { TurningPoints } from './turning-point-list.tsx';
import { type ChanceCurve, useWinChances } from './use-win-chances.ts';

interface WinChancesProps extends ResultViewProps {
  readonly ask: RequestWinChances;
  /** Opens the dialog to play on after an entry. */
  readonly onWhatIf: (seq: number) => void;
}

/** Winning chances over time, and the turning points. */
export function WinChances({ view, ask, onWhatIf }: WinChancesProps) {
  const say = useTranslate(RESULT_TEXTS);
  const { state, start, stop } = useWinChances(ask, view.id, view.review.tally);
  return (
    <Section title={say('winChances')} note={say('winChances.about')} width="whole">
      <div role="status">
        {state.state === 'ready' && <span className="unseen">{say('winChances.ready')}</span>}
        {state.state === 'failed' && <p className="reason">{say('winChances.failed')}</p>}
        {state.state === 'stopped' && <p className="muted">{say('winChances.cancelled')}</p>}
      </div>
      {state.state === 'ready' && <CurveView view={view} curve={state.curve} onWhatIf={onWhatIf} />}
      {state.state === 'working' && <WorkingNote done={state.done} of={state.of} onStop={stop} />}
      {state.state !== 'ready' && state.state !== 'working' && (
        <p className="winChances-ask">
          <button type="button" className="btn" onClick={start}>
            <Icon name="hint" />
            {say('winChances.start')}
          </button>
          <span className="muted">{say('winChances.time')}</span>
        </p>
      )}
    </Section>
  );
}

function WorkingNote({ done, of, onStop }: { done: number; of: number; onStop: () => void }) {
  const say = useTranslate(RESULT_TEXTS);
  return (
    <p className="winChances-ask">
      <progress value={done} max={of} aria-label={say('winChances')} />
      <span>{say('winChances.working', { done, of })}</span>
      <button type="button" className="btn small" onClick={onStop}>
        <Icon name="close" />
        {say('winChances.cancel')}
      </button>
    </p>
  );
}

function CurveView({
  view,
  curve,
  onWhatIf,
}: ResultViewProps & { curve: ChanceCurve; onWhatIf: (seq: number) => void }) {
  const say = useTranslate(RESULT_TEXTS);
  const { turns } = view.review.tally;
  const percents = useMemo(() => curve.map((row) => row.map((winChance) => Math.round(winChance * 100))), [curve]);
  const sayStep = (i: number) => (i < turns.length ? String(i + 1) : say('end'));
  const sayPercent = (percent: number) => say('winChances.percent', { percent });
  return (
    <div className="beside">
      <div className="two-thirds">
        <LineChart
          name={say('winChances')}
          range={[0, 100]}
          height={320}
          sayStep={sayStep}
          sayValue={sayPercent}
          lines={resultSeats(view).map((seat) => ({
            seat,
            name: seatNameOf(view, seat),
            values: percents.map((row) => row[seat] ?? 0),
          }))}
        />
        <AsTable
          name={say('winChances')}
          corner={say('turn')}
          columns={seatColumns(view)}
          rows={percents.map((row, i) => ({
            key: i,
            head: sayStep(i),
            cells: row.map(sayPercent),
          }))}
        />
      </div>
      <TurningPoints view={view} curve={curve} onWhatIf={onWhatIf} />
    </div>
  );
}
