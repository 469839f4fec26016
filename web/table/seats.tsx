import { hasSeat, type Kinded, type Seat } from '@orrery/kernel';
import { Icon } from '../art/icons/icon.tsx';
import { SeatToken, seatClass } from '../art/seats.tsx';
import { LEVEL_TEXTS } from '../bots/texts.ts';
import { makeTranslate } from '../texts/catalogue.ts';
import { GamePart, SeatPart } from './game-part.tsx';
import { PanelBox } from './panels.tsx';
import { PointsChange } from './points-change.tsx';
import { SeatClock } from './seat-clock.tsx';
import { type TableController, type TableControllerProps, useTableField, useTableState } from './table-controller.ts';
import { useScreenWidth } from './use-screen-size.ts';
import { calledBy, isYou, useNoteSeat } from './viewer.ts';

const seatNumbers = (sitters: readonly unknown[]): readonly Seat[] => sitters.map((_, seat) => seat);

/** Whether the game waits for this seat in the shown state. */
const isSeatAwaited = <T, H, M extends Kinded, E extends Kinded>(
  { rules, state }: TableController<T, H, M, E>,
  seat: Seat,
) => {
  const { play, snapshot } = state.get();
  if (snapshot.online?.isAbandoned) return false;
  const awaiting = rules.awaiting(play.view.table);
  return awaiting.who === 'seats' && hasSeat(awaiting.must, seat);
};

/** What a seat does; '' where its name says enough. */
function seatStateText<T, H, M extends Kinded, E extends Kinded>(
  controller: TableController<T, H, M, E>,
  seat: Seat,
): string {
  const { translate, sitters, session } = controller;
  const { snapshot, play } = controller.state.get();
  const sitter = sitters[seat];
  if (hasSeat(snapshot.thinking, seat)) return translate('seat.thinking');
  if (seat === play.view.seat && isSeatAwaited(controller, seat)) return translate('seat.asked');
  const presence = snapshot.online?.presence[seat];
  if (presence === 'out') return translate('seat.out');
  if (presence === 'away') return translate('seat.away');
  if (isSeatAwaited(controller, seat)) return translate('seat.deciding');
  if (presence === 'stand-in') return translate('seat.stand-in');
  if (sitter?.kind === 'bot')
    return translate('seat.bot', { level: makeTranslate(LEVEL_TEXTS, controller.language)(`level.${sitter.level}`) });
  if (session.callsAllByName) return '';
  if (seat === play.view.seat) return isYou(controller, seat) ? '' : translate('seat.you');
  if (session.isRecorded) return ''; // nobody is there
  return translate(presence === undefined ? 'seat.here' : 'seat.there');
}

function PresenceBadge<T, H, M extends Kinded, E extends Kinded>({
  controller,
  seat,
}: TableControllerProps<T, H, M, E> & { seat: Seat }) {
  const { thinking, online } = useTableState(controller, 'snapshot');
  const isThinking = hasSeat(thinking, seat);
  const isIdleBot = !isThinking && controller.sitters[seat]?.kind === 'bot';
  if (isIdleBot) return <span className="presence idle" aria-hidden="true" />; // keeps its room
  const presence = online?.presence[seat] ?? 'here';
  const isHere = presence === 'here';
  return <span className={`presence ${isThinking ? 'thinking' : isHere ? 'here' : 'away'}`} aria-hidden="true" />;
}

export function Points<T, H, M extends Kinded, E extends Kinded>({
  controller,
  seat,
}: TableControllerProps<T, H, M, E> & { seat: Seat }) {
  const { ui, translate } = controller;
  const points = ui.points(useTableField(controller, 'play', 'view'), seat);
  if (points === null) return null;
  return (
    <span className="points">
      <PointsChange controller={controller} seat={seat} />
      <span className={points === 0 ? 'score nought' : 'score'} aria-hidden="true">
        {points}
      </span>
      <Icon name="points" />
      <span className="unseen">{translate('points', { points })}</span>
    </span>
  );
}

/** A seat's name, state, points and figures. */
function useSeatInfo<T, H, M extends Kinded, E extends Kinded>(controller: TableController<T, H, M, E>, seat: Seat) {
  const { ui } = controller;
  const { online } = useTableState(controller, 'snapshot');
  const view = useTableField(controller, 'play', 'view');
  const news = useTableField(controller, 'playback', 'news');
  const clock = online?.clocks?.[seat];
  const isOnTurn = ui.active(view.table) === seat;
  const classes = [
    'panel',
    'seat-panel',
    seatClass(seat),
    isOnTurn && 'on-turn',
    isSeatAwaited(controller, seat) && 'awaited',
    news.some(({ losers = [] }) => losers.includes(seat)) && 'flinching',
  ];
  const content = (
    <>
      <div className="seat-head">
        <SeatToken seat={seat} />
        <div className="seat-who">
          <div className="name" title={controller.names[seat]}>
            {calledBy(controller, seat)}
          </div>
          <div className="state">
            <PresenceBadge controller={controller} seat={seat} />
            <span className="state-words">{seatStateText(controller, seat)}</span>
            {clock && <SeatClock face={clock} />}
          </div>
        </div>
        <Points controller={controller} seat={seat} />
      </div>
      <SeatPart controller={controller} part={ui.SeatFacts} seat={seat} />
    </>
  );
  const marks = {
    className: classes.filter(Boolean).join(' '),
    'data-seat': seat,
    'aria-current': isOnTurn ? 'true' : undefined,
  } as const;
  return { content, marks };
}

function SeatPanel<T, H, M extends Kinded, E extends Kinded>({
  controller,
  seat,
}: TableControllerProps<T, H, M, E> & { seat: Seat }) {
  const { content, marks } = useSeatInfo(controller, seat);
  const { seatNote } = controller.ui;
  const noteFrom = useNoteSeat(controller);
  return (
    <li {...marks}>
      {content}
      {seatNote && noteFrom === seat && (
        <div className="seat-note">
          <GamePart controller={controller} part={seatNote.Content} />
        </div>
      )}
    </li>
  );
}

/** The same, placed by a page board. */
export function SeatPlate<T, H, M extends Kinded, E extends Kinded>({
  controller,
  seat,
}: TableControllerProps<T, H, M, E> & { seat: Seat }) {
  const { content, marks } = useSeatInfo(controller, seat);
  return <div {...marks}>{content}</div>;
}

/** All seats in seat order, and the game's panels below them. */
export function SeatColumn<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { sitters, ui, translate } = controller;
  const isNarrow = useScreenWidth() === 'narrow';
  return (
    <section className="seats" data-part="seats" aria-label={translate('seats')}>
      <ul className="seat-list" data-seats={sitters.length}>
        {seatNumbers(sitters).map((seat) => (
          <SeatPanel key={seat} controller={controller} seat={seat} />
        ))}
      </ul>
      {ui.panels
        .filter(({ place, narrow }) => place === 'seats' || (isNarrow && narrow === 'seats'))
        .map((panel) => (
          <PanelBox key={panel.key} controller={controller} panel={panel} />
        ))}
    </section>
  );
}

/** The same in one row, for narrow screens; details are in a drawer. */
export function SeatStrip<T, H, M extends Kinded, E extends Kinded>({ controller }: TableControllerProps<T, H, M, E>) {
  const { sitters, ui, moveSelection, translate } = controller;
  const view = useTableField(controller, 'play', 'view');
  const { thinking, online } = useTableState(controller, 'snapshot');
  return (
    <nav className="seat-strip" data-part="seats" data-seats={sitters.length} aria-label={translate('seats')}>
      {seatNumbers(sitters).map((seat) => (
        <button
          key={seat}
          type="button"
          data-seat={seat}
          className={`seat-chip ${seatClass(seat)} ${ui.active(view.table) === seat ? 'on-turn' : ''}`}
          onClick={() => moveSelection.openDrawer('seats')}
        >
          <SeatToken seat={seat} size="small" />
          <span className="chip-score" aria-hidden="true">
            {ui.points(view, seat)}
          </span>
          <span className="more">
            {hasSeat(thinking, seat) && <span className="presence thinking" aria-hidden="true" />}
            {online?.clocks?.[seat]?.isRunning && <SeatClock face={online.clocks[seat]} />}
            {ui.SeatBrief && <SeatPart controller={controller} part={ui.SeatBrief} seat={seat} />}
          </span>
          <span className="unseen">
            {[
              calledBy(controller, seat),
              translate('points', { points: ui.points(view, seat) ?? 0 }),
              seatStateText(controller, seat),
            ]
              .filter((words) => words !== '')
              .join(', ')}
          </span>
        </button>
      ))}
    </nav>
  );
}
