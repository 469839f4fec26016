import type { Game, Kinded, Seat, Wording, Words } from '@orrery/kernel';
import { say } from '@orrery/words';
import { use, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { navigate } from '../../app/route.ts';
import type { Kept } from '../../session/library.ts';
import type { Reel } from '../../session/reel.ts';
import type { Sitter } from '../../session/session.ts';
import { labelsFor, named } from '../../session/texts.ts';
import type { Furniture } from '../../table/furniture.ts';
import { Table } from '../../table/table.tsx';
import { useGameTexts } from '../../table/use-texts.ts';
import { LanguageContext } from '../../texts/language.ts';
import { firstReader, readersOf } from './lookers.ts';
import { type OpenHands, openHandsPanel } from './open-hands.tsx';
import { ReplaySession } from './replay-session.ts';
import { type Track, Transport } from './transport.ts';
import { TransportBar } from './transport-bar.tsx';
import type { TurnMark } from './turns.ts';
import { WatchingTools } from './watching-tools.tsx';
import './replay.css';

export interface WatchingProps<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly wording: Wording<T, H, M, E, O>;
  readonly furniture: Furniture<T, H, M, E>;
  readonly reel: Reel<T, H, B, M, E, O, K>;
  readonly kept: Kept;
  readonly turns: readonly TurnMark[];
  readonly hands: OpenHands | null;
  /** The entry that the address names. */
  readonly at: number | null;
}

/** The address follows what is shown, but not every step of a quick run. */
const ADDRESS_MS = 350;

/** A recorded game at its table, with everything that moves it along. */
export function Watching<T, H, B, M extends Kinded, E extends Kinded, O, K>(props: WatchingProps<T, H, B, M, E, O, K>) {
  const { game, wording, furniture, reel, kept, turns, hands, at } = props;
  const { sitters, labels, speak } = useSpoken(kept.sitters, game);
  const readers = readersOf(kept.sitters, kept.places !== null);
  const { session, transport } = useShow(reel, kept, sitters, at);
  const reader = useSyncExternalStore(session.subscribe, () => session.reader);
  const watched = useMemo(() => {
    if (reader !== 'everything' || hands === null) return furniture;
    const shown = openHandsPanel<T, H, B, M, E, O, K>(game, hands, () => session.step);
    return { ...furniture, panels: [...furniture.panels.filter(({ place }) => place !== 'dock'), shown] };
  }, [furniture, game, hands, session, reader]);
  useAddress(kept.id, at, transport, reel);

  const last = session.moment.story.findLast(({ words }) => words !== null)?.words ?? null;
  const caption = last === null ? '' : speak(last, typeof reader === 'number' ? reader : null);
  const nameOf = (seat: number) => labels[seat] ?? String(seat + 1);
  return (
    <Table
      game={game}
      wording={wording}
      furniture={watched}
      session={session}
      transport={
        <TransportBar transport={transport} turns={turns} nameOf={nameOf} caption={caption}>
          <WatchingTools
            kept={kept}
            readers={readers}
            reader={reader}
            nameOf={nameOf}
            onReader={(next) => session.look(next)}
            seq={reel.seqAt(transport.reading.step)}
            isEnd={reel.awaiting(transport.reading.step).who === 'over'}
          />
        </TransportBar>
      }
    />
  );
}

/** The same people, those without a name called by their colour, what lists call them, and how the game's words are said. */
function useSpoken<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  sitters: readonly Sitter[],
  { id, edition }: Game<T, H, B, M, E, O, K>,
) {
  const language = use(LanguageContext);
  const texts = useGameTexts({ game: id, edition, language });
  return useMemo(() => {
    const called = named(sitters, language);
    const labels = labelsFor(sitters, language);
    if (texts === null) return { sitters: called, labels, speak: () => '' };
    const speech = { language, texts, names: [], reader: null, faults: 'show' } as const;
    const names = called.map(({ name }) => name);
    const speak = (words: Words, reader: Seat | null) => say(words, { ...speech, names, reader });
    return { sitters: called, labels, speak };
  }, [sitters, texts, language]);
}

/** The session that is watched and what moves it. Where people are called otherwise it begins anew at the same place. */
function useShow<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  reel: Reel<T, H, B, M, E, O, K>,
  kept: Kept,
  sitters: readonly Sitter[],
  at: number | null,
) {
  const [beginning] = useState({ step: reel.stepAt(at ?? 0), reader: firstReader(kept) });
  const last = useRef(beginning);
  const show = useMemo(() => {
    const session = new ReplaySession(reel, { id: kept.id, sitters, ...last.current });
    const track: Track = {
      get step() {
        return session.step;
      },
      length: reel.length,
      go: (step, how) => session.go(step, how),
      tells: (step) => reel.events(step, session.reader).length > 0,
    };
    return { session, transport: new Transport(track) };
  }, [reel, kept.id, sitters]);
  useEffect(() => {
    const { session, transport } = show;
    const leave = session.subscribe(() => {
      last.current = { step: session.step, reader: session.reader };
    });
    return () => {
      leave();
      transport.pause();
    };
  }, [show]);
  return show;
}

/** Keeps the address at what is shown, and shows what the address names when somebody goes back or on. */
function useAddress<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  id: string,
  at: number | null,
  transport: Transport,
  reel: Reel<T, H, B, M, E, O, K>,
): void {
  const { step } = useSyncExternalStore(transport.subscribe, () => transport.reading);
  const written = useRef(at);
  useEffect(() => {
    if (at === written.current) return;
    written.current = at;
    transport.seek(reel.stepAt(at ?? 0));
  }, [at, transport, reel]);
  useEffect(() => {
    const seq = reel.seqAt(step);
    if (seq === (written.current ?? 0)) return;
    const timer = setTimeout(() => {
      written.current = seq;
      navigate({ page: 'replay', id, at: seq }, 'instead');
    }, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [id, step, reel]);
}
