import type { Seat } from '@orrery/kernel';
import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { Icon, type IconName } from '../../art/icons/icon.tsx';
import { useSpeak } from '../../texts/catalogue.ts';
import { Scrubber, SpeedList, TurnList } from './scrubber.tsx';
import { REPLAY_TEXTS } from './texts.ts';
import type { Transport } from './transport.ts';
import { type Order, useTransportKeys } from './transport-keys.ts';
import { nextTurn, type TurnMark, turnBefore } from './turns.ts';
import './transport-bar.css';

export interface TransportBarProps {
  readonly transport: Transport;
  readonly turns: readonly TurnMark[];
  /** What a seat is called. */
  readonly nameOf: (seat: Seat) => string;
}

interface Bar extends TransportBarProps {
  /** What happened last, in words; '' for nothing. */
  readonly caption: string;
  /** What else stands in it. */
  readonly children: ReactNode;
}

/** Everything that moves a replay along, by button, slider, list and key. */
export function TransportBar({ transport, turns, nameOf, caption, children }: Bar) {
  const say = useSpeak(REPLAY_TEXTS);
  const { step, length, isPlaying } = useSyncExternalStore(transport.subscribe, () => transport.reading);
  const obey = useCallback((order: Order) => ORDERS[order](transport, turns), [transport, turns]);
  useTransportKeys(obey);

  const button = (order: Order, icon: IconName, name: string, keys: string) => (
    <button
      type="button"
      className={`icon-button order-${order}`}
      aria-label={name}
      title={name}
      aria-keyshortcuts={keys}
      onClick={() => obey(order)}
    >
      <Icon name={icon} size="l" />
    </button>
  );

  return (
    <section className="transport" aria-label={say('controls')}>
      <p className="transport-caption">{caption}</p>
      <Scrubber transport={transport} turns={turns} nameOf={nameOf} />
      <span className="transport-step">{say('step', { step, length })}</span>
      <div className="transport-buttons">
        {button('turn-back', 'forward', say('turn.back'), 'Shift+ArrowLeft')}
        {button('back', 'step-back', say('back'), 'ArrowLeft')}
        {button('toggle', isPlaying ? 'pause' : 'play', say(isPlaying ? 'pause' : 'play'), 'Space')}
        {button('forward', 'step', say('forward'), 'ArrowRight')}
        {button('turn-forward', 'forward', say('turn.forward'), 'Shift+ArrowRight')}
      </div>
      <TurnList transport={transport} turns={turns} nameOf={nameOf} />
      <SpeedList transport={transport} />
      {children}
    </section>
  );
}

const ORDERS: Readonly<Record<Order, (transport: Transport, turns: readonly TurnMark[]) => void>> = {
  toggle: (transport) => transport.toggle(),
  back: (transport) => transport.move(-1),
  forward: (transport) => transport.move(1),
  'turn-back': (transport, turns) => transport.seek(turnBefore(turns, transport.reading.step)),
  'turn-forward': (transport, turns) => {
    const { step, length } = transport.reading;
    transport.seek(nextTurn(turns, step, length));
  },
  start: (transport) => transport.seek(0),
  end: (transport) => transport.seek(transport.reading.length),
};
