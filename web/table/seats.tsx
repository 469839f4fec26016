import { has, type Kinded, type Seat } from '@orrery/kernel';
import { useMemo } from 'react';
import { Icon } from '../art/icons/icon.tsx';
import { SeatToken, seatClass } from '../art/seats.tsx';
import { LEVEL_TEXTS } from '../bots/texts.ts';
import { speaker } from '../texts/catalogue.ts';
import { calledBy, isYou } from './called.ts';
import type { Helm, HelmProps } from './helm.ts';
import { PanelBox } from './panels.tsx';
import { SeatClock } from './seat-clock.tsx';

const chairs = (sitters: readonly unknown[]): readonly Seat[] => sitters.map((_, seat) => seat);

/** Whether the game waits for this seat, as far as it is shown. */
const isAwaited = <T, H, M extends Kinded, E extends Kinded>({ rules, play, moment }: Helm<T, H, M, E>, seat: Seat) => {
  if (moment.company?.isBrokenOff) return false;
  const awaiting = rules.awaiting(play.view.table);
  return awaiting.who === 'seats' && has(awaiting.must, seat);
};

/** What a seat does; '' where its name says enough already. */
function stateOf<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>, seat: Seat): string {
  const { speak, moment, session, play } = helm;
  const sitter = session.sitters[seat];
  if (has(moment.thinking, seat)) return speak('seat.thinking');
  if (seat === play.view.seat && isAwaited(helm, seat)) return speak('seat.asked');
  const presence = moment.company?.presence[seat];
  if (presence === 'out') return speak('seat.out');
  if (presence === 'away') return speak('seat.away');
  if (isAwaited(helm, seat)) return speak('seat.deciding');
  if (presence === 'stand-in') return speak('seat.stand-in');
  if (sitter?.kind === 'bot')
    return speak('seat.bot', { level: speaker(LEVEL_TEXTS, helm.language)(`level.${sitter.level}`) });
  if (seat === play.view.seat) return isYou(helm, seat) ? '' : speak('seat.you');
  return speak(presence === undefined ? 'seat.here' : 'seat.there');
}

function Presence<T, H, M extends Kinded, E extends Kinded>({ helm, seat }: HelmProps<T, H, M, E> & { seat: Seat }) {
  const isThinking = has(helm.moment.thinking, seat);
  if (!isThinking && helm.session.sitters[seat]?.kind === 'bot') return null;
  const presence = helm.moment.company?.presence[seat] ?? 'here';
  const isHere = presence === 'here';
  return <span className={`presence ${isThinking ? 'thinking' : isHere ? 'here' : 'away'}`} aria-hidden="true" />;
}

export function Points<T, H, M extends Kinded, E extends Kinded>({
  helm: { furniture, play, speak },
  seat,
}: HelmProps<T, H, M, E> & { seat: Seat }) {
  const points = furniture.points(play.view, seat);
  if (points === null) return null;
  return (
    <span className="points">
      <span className={points === 0 ? 'score nought' : 'score'} aria-hidden="true">
        {points}
      </span>
      <Icon name="points" />
      <span className="unseen">{speak('points', { points })}</span>
    </span>
  );
}

/** A seat's name, state, points and figures. */
function useSeat<T, H, M extends Kinded, E extends Kinded>(helm: Helm<T, H, M, E>, seat: Seat) {
  const { furniture, play } = helm;
  const { SeatFacts } = furniture;
  const facts = useMemo(() => <SeatFacts play={play} seat={seat} />, [SeatFacts, play, seat]);
  const clock = helm.moment.company?.clocks?.[seat];
  const isOnTurn = furniture.active(play.view.table) === seat;
  const classes = ['panel', 'seat-panel', seatClass(seat), isOnTurn && 'on-turn', isAwaited(helm, seat) && 'awaited'];
  const content = (
    <>
      <div className="seat-head">
        <SeatToken seat={seat} />
        <div className="seat-who">
          <div className="name" title={helm.names[seat]}>
            {calledBy(helm, seat)}
          </div>
          <div className="state">
            <Presence helm={helm} seat={seat} />
            <span className="state-words">{stateOf(helm, seat)}</span>
            {clock && <SeatClock face={clock} />}
          </div>
        </div>
        <Points helm={helm} seat={seat} />
      </div>
      {facts}
    </>
  );
  const marks = {
    className: classes.filter(Boolean).join(' '),
    'data-seat': seat,
    'aria-current': isOnTurn ? 'true' : undefined,
  } as const;
  return { content, marks };
}

function SeatPanel<T, H, M extends Kinded, E extends Kinded>({ helm, seat }: HelmProps<T, H, M, E> & { seat: Seat }) {
  const { content, marks } = useSeat(helm, seat);
  return <li {...marks}>{content}</li>;
}

/** The same where a board has a place for it. */
export function SeatPlate<T, H, M extends Kinded, E extends Kinded>({
  helm,
  seat,
}: HelmProps<T, H, M, E> & { seat: Seat }) {
  const { content, marks } = useSeat(helm, seat);
  return <div {...marks}>{content}</div>;
}

/** Everybody at the table in seat order, and what the game shows below them. */
export function SeatColumn<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { session, furniture, speak } = helm;
  return (
    <section className="seats" data-part="seats" aria-label={speak('seats')}>
      <ul className="seat-list" data-seats={session.sitters.length}>
        {chairs(session.sitters).map((seat) => (
          <SeatPanel key={seat} helm={helm} seat={seat} />
        ))}
      </ul>
      {furniture.panels
        .filter(({ place }) => place === 'seats')
        .map((panel) => (
          <PanelBox key={panel.key} helm={helm} panel={panel} />
        ))}
    </section>
  );
}

/** The same in a line, for narrow screens; more of it in a drawer. */
export function SeatStrip<T, H, M extends Kinded, E extends Kinded>({ helm }: HelmProps<T, H, M, E>) {
  const { session, furniture, play, desk, speak } = helm;
  return (
    <nav className="seat-strip" data-part="seats" data-seats={session.sitters.length} aria-label={speak('seats')}>
      {chairs(session.sitters).map((seat) => (
        <button
          key={seat}
          type="button"
          data-seat={seat}
          className={`seat-chip ${seatClass(seat)} ${furniture.active(play.view.table) === seat ? 'on-turn' : ''}`}
          onClick={() => desk.pull('seats')}
        >
          <SeatToken seat={seat} size="small" />
          <span className="chip-score" aria-hidden="true">
            {furniture.points(play.view, seat)}
          </span>
          <span className="more">
            {has(helm.moment.thinking, seat) && <span className="presence thinking" aria-hidden="true" />}
            {helm.moment.company?.clocks?.[seat]?.isRunning && <SeatClock face={helm.moment.company.clocks[seat]} />}
            {furniture.SeatBrief && <furniture.SeatBrief play={play} seat={seat} />}
          </span>
          <span className="unseen">
            {[
              calledBy(helm, seat),
              speak('points', { points: furniture.points(play.view, seat) ?? 0 }),
              stateOf(helm, seat),
            ]
              .filter((words) => words !== '')
              .join(', ')}
          </span>
        </button>
      ))}
    </nav>
  );
}
