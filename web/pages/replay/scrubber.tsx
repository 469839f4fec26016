import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../app/store.ts';
import { seatClass } from '../../art/seats.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { REPLAY_TEXTS } from './texts.ts';
import { SPEEDS, type Transport, type TransportState } from './transport.ts';
import type { TransportBarProps } from './transport-bar.tsx';
import { type TurnMark, turnAt } from './turns.ts';

const useTransportState = (transport: Transport): TransportState => useStore(transport.store);

/** Formats a turn. */
function useTurnName({ turns, nameOf }: Pick<TransportBarProps, 'turns' | 'nameOf'>): (turn: number) => string {
  const say = useTranslate(REPLAY_TEXTS);
  return (turn) => {
    const mark = turns[turn];
    return mark === undefined ? say('turn.none') : say('turn.n', { n: turn + 1, name: nameOf(mark.seat) });
  };
}

/** While dragging, the thumb follows at once; the table follows at most this often. */
const DRAG_SETTLE_MS = 60;
const DRAG_INTERVAL_MS = 250;

function useDragStep(transport: Transport): [step: number, drag: (step: number) => void] {
  const { step } = useTransportState(transport);
  const [wanted, want] = useState<number | null>(null);
  const shown = useRef(0);
  useEffect(() => {
    if (wanted === null) return;
    const isDue = performance.now() - shown.current > DRAG_INTERVAL_MS;
    const timer = setTimeout(
      () => {
        transport.seek(wanted);
        want(null);
        shown.current = performance.now();
      },
      isDue ? 0 : DRAG_SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [wanted, transport]);
  return [wanted ?? step, want];
}

/** The whole game as a slider: a tick where a turn begins, in the colour of its seat. */
export function Scrubber({ transport, turns, nameOf }: TransportBarProps) {
  const say = useTranslate(REPLAY_TEXTS);
  const turnName = useTurnName({ turns, nameOf });
  const { length } = useTransportState(transport);
  const [step, drag] = useDragStep(transport);
  return (
    <div className="scrubber">
      <Ticks turns={turns} length={length} />
      <input
        type="range"
        min={0}
        max={length}
        value={step}
        aria-label={say('position')}
        aria-valuetext={say('position.text', { step, length, turn: turnName(turnAt(turns, step)) })}
        onChange={({ target }) => drag(Number(target.value))}
      />
    </div>
  );
}

function Ticks({ turns, length }: { turns: readonly TurnMark[]; length: number }) {
  return (
    <svg className="scrubber-ticks" viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true">
      {turns.map(({ step, seat }, i) => (
        <path
          key={step}
          d={`M${(step / Math.max(1, length)) * 1000} 0v${(i + 1) % 5 === 0 ? 10 : 6}`}
          className={seatClass(seat)}
        />
      ))}
    </svg>
  );
}

/** Goes to the start of a turn. */
export function TurnList({ transport, turns, nameOf }: TransportBarProps) {
  const say = useTranslate(REPLAY_TEXTS);
  const turnName = useTurnName({ turns, nameOf });
  const { step } = useTransportState(transport);
  const now = turnAt(turns, step);
  return (
    <select
      className="input"
      aria-label={say('turn')}
      value={now}
      onChange={({ target }) => transport.seek(turns[Number(target.value)]?.step ?? 0)}
    >
      <option value={-1}>{turnName(-1)}</option>
      {turns.map((mark, turn) => (
        <option key={mark.step} value={turn}>
          {turnName(turn)}
        </option>
      ))}
    </select>
  );
}

export function SpeedList({ transport }: Pick<TransportBarProps, 'transport'>) {
  const say = useTranslate(REPLAY_TEXTS);
  const { speed } = useTransportState(transport);
  return (
    <select
      className="input"
      aria-label={say('speed')}
      value={speed}
      onChange={({ target }) => transport.setSpeed(SPEEDS.find((each) => each === Number(target.value)) ?? 1)}
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {say('speed.n', { speed: each })}
        </option>
      ))}
    </select>
  );
}
