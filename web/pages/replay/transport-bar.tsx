import type { Seat } from '@orrery/kernel';
import { type ReactNode, useCallback } from 'react';
import { useStore } from '../../app/store.ts';
import { Icon, type IconName } from '../../art/icons/icon.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { Scrubber, SpeedList, TurnList } from './scrubber.tsx';
import { REPLAY_TEXTS } from './texts.ts';
import type { Transport } from './transport.ts';
import { type TransportCommand, useTransportKeys } from './transport-keys.ts';
import { nextTurnStep, previousTurnStep, type TurnMark } from './turns.ts';
import './transport-bar.css';

export interface TransportBarProps {
  readonly transport: Transport;
  readonly turns: readonly TurnMark[];
  /** The name of a seat. */
  readonly nameOf: (seat: Seat) => string;
}

interface TransportBarAllProps extends TransportBarProps {
  /** The last event as text; '' for none. */
  readonly caption: string;
  /** Additional tools. */
  readonly children: ReactNode;
}

/** The controls of a replay: buttons, slider, list and keys. */
export function TransportBar({ transport, turns, nameOf, caption, children }: TransportBarAllProps) {
  const say = useTranslate(REPLAY_TEXTS);
  const { step, length, isPlaying } = useStore(transport.store);
  const obey = useCallback((order: TransportCommand) => COMMAND_HANDLERS[order](transport, turns), [transport, turns]);
  useTransportKeys(obey);

  const button = (order: TransportCommand, icon: IconName, name: string, keys: string) => (
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

const COMMAND_HANDLERS: Readonly<Record<TransportCommand, (transport: Transport, turns: readonly TurnMark[]) => void>> =
  {
    toggle: (transport) => transport.toggle(),
    back: (transport) => transport.stepBy(-1),
    forward: (transport) => transport.stepBy(1),
    'turn-back': (transport, turns) => transport.seek(previousTurnStep(turns, transport.state.step)),
    'turn-forward': (transport, turns) => {
      const { step, length } = transport.state;
      transport.seek(nextTurnStep(turns, step, length));
    },
    start: (transport) => transport.seek(0),
    end: (transport) => transport.seek(transport.state.length),
  };
