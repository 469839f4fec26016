import { useId, useMemo } from 'react';
import { SeatToken } from '../../art/seats.tsx';
import { useSpeak } from '../../texts/catalogue.ts';
import type { Curve } from './hopes.ts';
import { type LookProps, nameOf } from './look.ts';
import { RESULT_TEXTS } from './texts.ts';
import { TurnWays } from './turn-ways.tsx';
import { type TurningPoint, turningPoints } from './turning-points.ts';

const MOST = 5;

interface TurningPointsProps extends LookProps {
  readonly curve: Curve;
  readonly onWhatIf: (seq: number) => void;
}

/** The largest swings, each with what it is remembered for and the way to see it again. */
export function TurningPoints({ look, curve, onWhatIf }: TurningPointsProps) {
  const say = useSpeak(RESULT_TEXTS);
  const id = useId();
  const points = useMemo(() => turningPoints(curve, MOST), [curve]);
  return (
    <section className="third" aria-labelledby={id}>
      <h3 id={id}>{say('turning-points')}</h3>
      {points.length === 0 && <p className="muted">{say('turning-points.none')}</p>}
      <ol className="turning-points">
        {points.map((point) => (
          <Turned key={point.turn} look={look} point={point} onWhatIf={onWhatIf} />
        ))}
      </ol>
    </section>
  );
}

function Turned({ look, point, onWhatIf }: LookProps & { point: TurningPoint; onWhatIf: (seq: number) => void }) {
  const say = useSpeak(RESULT_TEXTS);
  const { tally, memorable } = look.retrospect;
  const from = tally.turns[point.turn]?.seq ?? 0;
  const story = memorable(from, tally.turns[point.turn + 1]?.seq ?? tally.entries);
  const percent = (hope: number) => Math.round(hope * 100);
  return (
    <li>
      <SeatToken seat={point.seat} size="small" />
      <div>
        <p className="swing">
          <span className="muted">{say('turn.n', { n: point.turn + 1 })}</span>{' '}
          {say('turning-point', {
            name: nameOf(look, point.seat),
            before: percent(point.before),
            after: percent(point.after),
          })}
        </p>
        {story !== null && <p>{look.say(story.words)}</p>}
        <TurnWays look={look} turn={point.turn} onWhatIf={onWhatIf} />
      </div>
    </li>
  );
}
