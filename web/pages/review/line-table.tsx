import type { Kinded } from '@orrery/kernel';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Timeline } from '../../session/timeline.ts';
import type { OnlineExtras } from '../../table/online-extras.ts';
import { GameTable } from '../../table/table.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { openHandsPanel } from '../replay/open-hands.tsx';
import { ReplaySession } from '../replay/replay-session.ts';
import { useNamedSitters } from '../replay/replay-table.tsx';
import { REPLAY_TEXTS } from '../replay/texts.ts';
import { type ReplayTrack, Transport } from '../replay/transport.ts';
import { TransportBar } from '../replay/transport-bar.tsx';
import { viewersOf } from '../replay/viewers.ts';
import type { ReviewTableInput } from './review-table.tsx';
import '../replay/replay.css';

interface LineTableProps<T, H, B, M extends Kinded, E extends Kinded, O, K>
  extends ReviewTableInput<T, H, B, M, E, O, K> {
  /** The entry after which the game is shown. */
  readonly seq: number;
  /** The user goes to another entry. */
  readonly onSeq: (seq: number) => void;
  readonly onlineExtras: OnlineExtras;
}

/** The game, or a branch of it, at its table, with a transport bar. */
export function LineTable<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  props: LineTableProps<T, H, B, M, E, O, K>,
) {
  const { game, gameMessages, ui, timeline, turns, hands, onlineExtras } = props;
  const say = useTranslate(REPLAY_TEXTS);
  const { sitters, labels, speak } = useNamedSitters(props.sitters, game);
  const { session, transport } = useLine({ ...props, sitters });
  const viewer = useSyncExternalStore(session.subscribe, () => session.viewer);
  const open = useMemo(() => hands?.(timeline) ?? null, [hands, timeline]);
  const watched = useMemo(() => {
    if (viewer !== 'everything' || open === null) return ui;
    const shown = openHandsPanel<T, H, B, M, E, O, K>(game, open, () => session.step);
    return { ...ui, panels: [...ui.panels.filter(({ place }) => place !== 'dock'), shown] };
  }, [ui, game, open, session, viewer]);
  const viewers = viewersOf(sitters, true);
  const nameOf = (seat: number) => labels[seat] ?? String(seat + 1);
  const last = session.snapshot.story.findLast(({ words }) => words !== null)?.words ?? null;
  const caption = last === null ? '' : speak(last, null);
  return (
    <GameTable
      game={game}
      gameMessages={gameMessages}
      ui={watched}
      session={session}
      onlineExtras={onlineExtras}
      transport={
        <TransportBar transport={transport} turns={turns} nameOf={nameOf} caption={caption}>
          <select
            className="input"
            aria-label={say('reader')}
            title={say('reader')}
            value={viewers.indexOf(viewer)}
            onChange={({ target }) => session.lookAs(viewers[Number(target.value)] ?? null)}
          >
            {viewers.map((each, i) => (
              <option key={String(each)} value={i}>
                {typeof each === 'number'
                  ? nameOf(each)
                  : say(each === null ? 'reader.everybody' : 'reader.everything')}
              </option>
            ))}
          </select>
        </TransportBar>
      }
    />
  );
}

/** The session and its transport; they go where the leader is, and tell where the user goes. */
function useLine<T, H, B, M extends Kinded, E extends Kinded, O, K>({
  timeline,
  table,
  sitters,
  seq,
  onSeq,
}: Pick<LineTableProps<T, H, B, M, E, O, K>, 'timeline' | 'table' | 'sitters' | 'seq' | 'onSeq'>) {
  /** Whether the change is not the user's. */
  const isTold = useRef(false);
  const tell = useRef(onSeq);
  useEffect(() => {
    tell.current = onSeq;
  }, [onSeq]);
  const started = useRef(seq);
  const line = useMemo(() => {
    const step = timeline.stepAt(started.current);
    const session = new ReplaySession(timeline, {
      id: table,
      sitters,
      reader: 'everything',
      step,
      callsAllByName: true,
    });
    const track: ReplayTrack = {
      get step() {
        return session.step;
      },
      length: timeline.length,
      goTo(to, how) {
        session.goTo(to, how);
        if (!isTold.current) tell.current(timeline.seqAt(session.step));
      },
      hasEvents: (each) => timeline.events(each, session.viewer).length > 0,
    };
    return { session, transport: new Transport(track) };
  }, [timeline, table, sitters]);
  useEffect(() => {
    started.current = seq;
    goTo(line.transport, timeline, seq, isTold);
  }, [line, timeline, seq]);
  useEffect(() => () => line.transport.pause(), [line]);
  return line;
}

/** Shows the game after an entry; the next step is animated. */
function goTo<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  transport: Transport,
  timeline: Timeline<T, H, B, M, E, O, K>,
  seq: number,
  isTold: { current: boolean },
): void {
  const step = timeline.stepAt(seq);
  const now = transport.state.step;
  if (step === now) return;
  isTold.current = true;
  if (step === now + 1) transport.stepBy(1);
  else transport.seek(step);
  isTold.current = false;
}
