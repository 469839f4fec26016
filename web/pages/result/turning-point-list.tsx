import { useId, useMemo } from 'react';
import { SeatToken } from '../../art/seats.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { type ResultViewProps, seatNameOf } from './result-view.ts';
import { RESULT_TEXTS } from './texts.ts';
import { TurnActions } from './turn-actions.tsx';
import { type TurningPoint, turningPoints } from './turning-points.ts';
import type { ChanceCurve } from './use-win-chances.ts';

const MAX_TURNING_POINTS = 5;

interface TurningPointsProps extends ResultViewProps {
  readonly curve: ChanceCurve;
  readonly onWhatIf: (seq: number) => void;
}

/** The largest swings, each with its most memorable event and a link to the replay. */
export function TurningPoints({ view, curve, onWhatIf }: TurningPointsProps) {
  const say = useTranslate(RESULT_TEXTS);
  const id = useId();
  const points = useMemo(() => turningPoints(curve, MAX_TURNING_POINTS), [curve]);
  return (
    <section className="third" aria-labelledby={id}>
      <h3 id={id}>{say('turning-points')}</h3>
      {points.length === 0 && <p className="muted">{say('turning-points.none')}</p>}
      <ol className="turning-points">
        {points.map((point) => (
          <TurningPointItem key={point.turn} view={view} point={point} onWhatIf={onWhatIf} />
        ))}
      </ol>
    </section>
  );
}

function TurningPointItem({
  view,
  point,
  onWhatIf,
}: ResultViewProps & { point: TurningPoint; onWhatIf: (seq: number) => void }) {
  const say = useTranslate(RESULT_TEXTS);
  const { tally, memorable } = view.review;
  const from = tally.turns[point.turn]?.seq ?? 0;
  const story = memorable(from, tally.turns[point.turn + 1]?.seq ?? tally.entries);
  const percent = (winChance: number) => Math.round(winChance * 100);
  return (
    <li>
      <SeatToken seat={point.seat} size="small" />
      <div>
        <p className="swing">
          <span className="muted">{say('turn.n', { n: point.turn + 1 })}</span>{' '}
          {say('turning-point', {
            name: seatNameOf(view, point.seat),
            before: percent(point.before),
            after: percent(point.after),
          })}
        </p>
        {story !== null && <p>{view.formatMessage(story.words)}</p>}
        <TurnActions view={view} turn={point.turn} onWhatIf={onWhatIf} />
      </div>
    </li>
  );
}
