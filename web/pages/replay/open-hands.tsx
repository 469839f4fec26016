import type { Game, Kinded } from '@orrery/kernel';
import { Icon } from '../../art/icons/icon.tsx';
import { SeatToken, seatClass } from '../../art/seats.tsx';
import type { Good, Holding } from '../../games/chronicle.ts';
import type { Panel, Play } from '../../table/furniture.ts';
import { speaker } from '../../texts/catalogue.ts';
import { REPLAY_TEXTS } from './texts.ts';

/** Everybody's hand after a step, for a game whose cards are open. */
export interface OpenHands {
  readonly goods: readonly Good[];
  after(step: number): readonly Holding[];
}

/** A panel with everybody's hand. */
export function openHandsPanel<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { id }: Game<T, H, B, M, E, O, K>,
  hands: OpenHands,
  stepNow: () => number,
): Panel<T, H, M, E> {
  return {
    key: `${id}-hands`,
    name: (language) => speaker(REPLAY_TEXTS, language)('hands'),
    icon: <Icon name="eye" />,
    place: 'dock',
    narrow: 'drawer',
    Content: ({ play }) => <Hands play={play} goods={hands.goods} holdings={hands.after(stepNow())} />,
  };
}

interface HandsProps<T, H, M extends Kinded, E extends Kinded> {
  readonly play: Play<T, H, M, E>;
  readonly goods: readonly Good[];
  readonly holdings: readonly Holding[];
}

function Hands<T, H, M extends Kinded, E extends Kinded>({ play, goods, holdings }: HandsProps<T, H, M, E>) {
  return (
    <ul className="open-hands">
      {holdings.map((holding, seat) => (
        <li key={seatClass(seat)}>
          <p className="open-hand-name">
            <SeatToken seat={seat} size="small" /> {play.sitters[seat]?.name}
          </p>
          <Hand play={play} goods={goods} holding={holding} />
        </li>
      ))}
    </ul>
  );
}

interface HandProps<T, H, M extends Kinded, E extends Kinded> {
  readonly play: Play<T, H, M, E>;
  readonly goods: readonly Good[];
  readonly holding: Holding;
}

function Hand<T, H, M extends Kinded, E extends Kinded>({ play, goods, holding }: HandProps<T, H, M, E>) {
  return (
    <ul className="open-hand">
      {goods.map(({ key, name, icon }, good) => (
        <li key={key} className={holding.goods[good] ? '' : 'none'}>
          {icon}
          <span className="unseen">{play.say(name)}</span> {holding.goods[good] ?? 0}
        </li>
      ))}
      {holding.cards.map(({ name, n }) => (
        <li key={name.key} className="tag">
          {n > 1 && `${n} × `}
          {play.say(name)}
        </li>
      ))}
    </ul>
  );
}
