import type { Game, Kinded } from '@orrery/kernel';
import { Icon } from '../../art/icons/icon.tsx';
import { SeatToken, seatClass } from '../../art/seats.tsx';
import type { HandContents, ReportGood } from '../../games/game-report.ts';
import type { GamePanel, TableApi } from '../../table/game-ui.ts';
import { makeTranslate } from '../../texts/catalogue.ts';
import { REPLAY_TEXTS } from './texts.ts';

/** All hands after a step, for a game with open cards. */
export interface OpenHands {
  readonly goods: readonly ReportGood[];
  after(step: number): readonly HandContents[];
}

/** A panel with all hands. */
export function openHandsPanel<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { id }: Game<T, H, B, M, E, O, K>,
  hands: OpenHands,
  stepNow: () => number,
): GamePanel<T, H, M, E> {
  return {
    key: `${id}-hands`,
    name: (language) => makeTranslate(REPLAY_TEXTS, language)('hands'),
    icon: <Icon name="eye" />,
    place: 'dock',
    narrow: 'drawer',
    Content: ({ play }) => <Hands play={play} goods={hands.goods} holdings={hands.after(stepNow())} />,
  };
}

interface HandsProps<T, H, M extends Kinded, E extends Kinded> {
  readonly play: TableApi<T, H, M, E>;
  readonly goods: readonly ReportGood[];
  readonly holdings: readonly HandContents[];
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
  readonly play: TableApi<T, H, M, E>;
  readonly goods: readonly ReportGood[];
  readonly holding: HandContents;
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
