import type { Game, GameMessages, Kinded, Message, Seat } from '@orrery/kernel';
import { formatMessage } from '@orrery/words';
import { use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { navigate } from '../../app/route.ts';
import { useStore } from '../../app/store.ts';
import type { GameSummary } from '../../session/library.ts';
import type { Sitter } from '../../session/session.ts';
import { labelsFor, withNames } from '../../session/texts.ts';
import type { Timeline } from '../../session/timeline.ts';
import type { GameUi } from '../../table/game-ui.ts';
import { GameTable } from '../../table/table.tsx';
import { useGameTexts } from '../../table/use-texts.ts';
import { LanguageContext } from '../../texts/language.ts';
import { type OpenHands, openHandsPanel } from './open-hands.tsx';
import { openingStep } from './opening.ts';
import type { ReplayPlace } from './place.ts';
import { ReplaySession } from './replay-session.ts';
import { ReplayTools } from './replay-tools.tsx';
import { type ReplayTrack, Transport } from './transport.ts';
import { TransportBar } from './transport-bar.tsx';
import type { TurnMark } from './turns.ts';
import { defaultViewer, viewersOf } from './viewers.ts';
import './replay.css';

export interface ReplayTableProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly gameMessages: GameMessages<T, H, M, E, O>;
  readonly gameUi: GameUi<T, H, M, E>;
  readonly timeline: Timeline<T, H, B, M, E, O, K>;
  readonly kept: GameSummary;
  readonly turns: readonly TurnMark[];
  readonly hands: OpenHands | null;
  readonly place: ReplayPlace;
  /** The entry in the address. */
  readonly at: number | null;
}

/** Delay before the address follows, so that a fast replay does not update it at every step. */
const ADDRESS_DELAY_MS = 350;

/** A recorded game at its table, with its transport bar. */
export function ReplayTable<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  props: ReplayTableProps<T, H, B, M, E, O, K>,
) {
  const { game, gameMessages, gameUi, timeline, kept, turns, hands, place, at } = props;
  const { sitters, labels, speak } = useNamedSitters(kept.sitters, game);
  const readers = viewersOf(kept.sitters, kept.places !== null);
  const { session, transport } = useReplaySession(timeline, kept, sitters, at);
  const reader = useSyncExternalStore(session.subscribe, () => session.viewer);
  const watched = useMemo(() => {
    if (reader !== 'everything' || hands === null) return gameUi;
    const shown = openHandsPanel<T, H, B, M, E, O, K>(game, hands, () => session.step);
    return { ...gameUi, panels: [...gameUi.panels.filter(({ place }) => place !== 'dock'), shown] };
  }, [gameUi, game, hands, session, reader]);
  useReplayAddress({ page: place === 'page' ? 'replay' : 'embed', id: kept.id }, at, transport, timeline);

  const last = session.snapshot.story.findLast(({ words }) => words !== null)?.words ?? null;
  const caption = last === null ? '' : speak(last, typeof reader === 'number' ? reader : null);
  const nameOf = (seat: number) => labels[seat] ?? String(seat + 1);
  return (
    <GameTable
      game={game}
      gameMessages={gameMessages}
      ui={watched}
      session={session}
      transport={
        <TransportBar transport={transport} turns={turns} nameOf={nameOf} caption={caption}>
          <ReplayTools
            place={place}
            game={kept}
            viewers={readers}
            viewer={reader}
            nameOf={nameOf}
            onViewer={(next) => session.lookAs(next)}
            seq={timeline.seqAt(transport.state.step)}
            isEnd={timeline.awaiting(transport.state.step).who === 'over'}
          />
        </TransportBar>
      }
    />
  );
}

/** The sitters with names (by colour if they have none), their names in lists, and the formatter of game messages. */
export function useNamedSitters<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  sitters: readonly Sitter[],
  { id, edition }: Game<T, H, B, M, E, O, K>,
) {
  const language = use(LanguageContext);
  const texts = useGameTexts({ game: id, edition, language });
  return useMemo(() => {
    const called = withNames(sitters, language);
    const labels = labelsFor(sitters, language);
    if (texts === null) return { sitters: called, labels, speak: () => '' };
    const speech = { language, texts, names: [], reader: null, onError: 'show' } as const;
    const names = called.map(({ name }) => name);
    const speak = (words: Message, reader: Seat | null) => formatMessage(words, { ...speech, names, reader });
    return { sitters: called, labels, speak };
  }, [sitters, texts, language]);
}

/** The session and its transport. When names change it restarts at the same step. */
function useReplaySession<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  timeline: Timeline<T, H, B, M, E, O, K>,
  kept: GameSummary,
  sitters: readonly Sitter[],
  at: number | null,
) {
  const [beginning] = useState(() => ({
    step: at === null ? openingStep(timeline) : timeline.stepAt(at),
    reader: defaultViewer(kept),
  }));
  const last = useRef(beginning);
  const show = useMemo(() => {
    const session = new ReplaySession(timeline, { id: kept.id, sitters, ...last.current });
    const track: ReplayTrack = {
      get step() {
        return session.step;
      },
      length: timeline.length,
      goTo: (step, how) => session.goTo(step, how),
      hasEvents: (step) => timeline.events(step, session.viewer).length > 0,
    };
    return { session, transport: new Transport(track) };
  }, [timeline, kept.id, sitters]);
  useEffect(() => {
    const { session, transport } = show;
    const leave = session.subscribe(() => {
      last.current = { step: session.step, reader: session.viewer };
    });
    return () => {
      leave();
      transport.pause();
    };
  }, [show]);
  return show;
}

/** Keeps address and shown entry in sync, also when the user goes back or forward in the history. */
function useReplayAddress<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  { page, id }: { readonly page: 'replay' | 'embed'; readonly id: string },
  at: number | null,
  transport: Transport,
  timeline: Timeline<T, H, B, M, E, O, K>,
): void {
  const { step } = useStore(transport.store);
  const written = useRef(at);
  useEffect(() => {
    if (at === written.current) return;
    written.current = at;
    transport.seek(timeline.stepAt(at ?? 0));
  }, [at, transport, timeline]);
  useEffect(() => {
    const seq = timeline.seqAt(step);
    if (seq === (written.current ?? 0)) return;
    const timer = setTimeout(() => {
      written.current = seq;
      navigate({ page, id, at: seq }, 'instead');
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [page, id, step, timeline]);
}
