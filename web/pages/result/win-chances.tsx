import { useMemo } from 'react';
import { LineChart } from '../../art/charts/line-chart.tsx';
import { Icon } from '../../art/icons/icon.tsx';
import type { AskInsight } from '../../session/insight-question.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { type Curve, useHopes } from './hopes.ts';
import { type LookProps, nameOf, seatsOf } from './look.ts';
import { seatColumns } from './seat-name.tsx';
import { AsTable, Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';
import { TurningPoints } from './turning-point-list.tsx';

interface WinChancesProps extends LookProps {
  readonly ask: AskInsight;
  /** Opens the way to play on after an entry. */
  readonly onWhatIf: (seq: number) => void;
}

/** Who was winning when, and where it turned. */
export function WinChances({ look, ask, onWhatIf }: WinChancesProps) {
  const say = useSpeak(RESULT_TEXTS);
  const { hopes, start, stop } = useHopes(ask, look.id, look.retrospect.tally);
  return (
    <Section title={say('hopes')} note={say('hopes.about')} width="whole">
      <div role="status">
        {hopes.state === 'ready' && <span className="unseen">{say('hopes.ready')}</span>}
        {hopes.state === 'failed' && <p className="reason">{say('hopes.failed')}</p>}
        {hopes.state === 'stopped' && <p className="muted">{say('hopes.cancelled')}</p>}
      </div>
      {hopes.state === 'ready' && <Drawn look={look} curve={hopes.curve} onWhatIf={onWhatIf} />}
      {hopes.state === 'working' && <Working done={hopes.done} of={hopes.of} onStop={stop} />}
      {hopes.state !== 'ready' && hopes.state !== 'working' && (
        <p className="hopes-ask">
          <button type="button" className="btn" onClick={start}>
            <Icon name="hint" />
            {say('hopes.start')}
          </button>
          <span className="muted">{say('hopes.time')}</span>
        </p>
      )}
    </Section>
  );
}

function Working({ done, of, onStop }: { done: number; of: number; onStop: () => void }) {
  const say = useSpeak(RESULT_TEXTS);
  return (
    <p className="hopes-ask">
      <progress value={done} max={of} aria-label={say('hopes')} />
      <span>{say('hopes.working', { done, of })}</span>
      <button type="button" className="btn small" onClick={onStop}>
        <Icon name="close" />
        {say('hopes.cancel')}
      </button>
    </p>
  );
}

function Drawn({ look, curve, onWhatIf }: LookProps & { curve: Curve; onWhatIf: (seq: number) => void }) {
  const say = useSpeak(RESULT_TEXTS);
  const { turns } = look.retrospect.tally;
  const percents = useMemo(() => curve.map((row) => row.map((hope) => Math.round(hope * 100))), [curve]);
  const sayStep = (i: number) => (i < turns.length ? String(i + 1) : say('end'));
  const sayPercent = (percent: number) => say('hopes.percent', { percent });
  return (
    <div className="beside">
      <div className="two-thirds">
        <LineChart
          name={say('hopes')}
          range={[0, 100]}
          height={320}
          sayStep={sayStep}
          sayValue={sayPercent}
          lines={seatsOf(look).map((seat) => ({
            seat,
            name: nameOf(look, seat),
            values: percents.map((row) => row[seat] ?? 0),
          }))}
        />
        <AsTable
          name={say('hopes')}
          corner={say('turn')}
          columns={seatColumns(look)}
          rows={percents.map((row, i) => ({
            key: i,
            head: sayStep(i),
            cells: row.map(sayPercent),
          }))}
        />
      </div>
      <TurningPoints look={look} curve={curve} onWhatIf={onWhatIf} />
    </div>
  );
}
