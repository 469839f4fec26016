import { findGame, type Language } from '@orrery/catalog';
import type { Kinded, Refusal, Words } from '@orrery/kernel';
import { say, type Texts } from '@orrery/words';
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '../app/preferences.ts';
import type { Moment, Session, StoryLine } from '../session/session.ts';
import { named } from '../session/texts.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import type { Annex } from './annex.ts';
import { Desk } from './desk.ts';
import { Director, type Stagehands } from './director.ts';
import { type Furniture, NO_CARDS, type Play, type Reason } from './furniture.ts';
import type { Helm, Voice } from './helm.ts';
import type { Rules } from './rules.ts';
import { playSound } from './sound.ts';
import { TABLE_TEXTS, type TableText } from './texts.ts';

/** What a table is set with. */
export interface Setup<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: Rules<T, H, M>;
  readonly voice: Voice<T, H, M, E>;
  readonly furniture: Furniture<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  readonly annex?: Annex | undefined;
}

const later = (milliseconds: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** Refusals of the house itself, which no game has words for. */
const HOUSE_REFUSALS: Readonly<Record<string, TableText>> = {
  'table.left': 'refusal.left',
  'table.time': 'refusal.time',
  'table.form': 'refusal.misunderstood',
  'table.notation': 'refusal.misunderstood',
  'table.stranger': 'refusal.stranger',
  'table.not-playing': 'refusal.not-playing',
  'table.spectator': 'refusal.spectator',
  'stale-request': 'refusal.stale',
  'not-asked': 'refusal.not-asked',
  'no-undo': 'refusal.no-undo',
};

/** Sets a table: director and desk live as long as the session does. */
function useSetting<T, H, M extends Kinded, E extends Kinded>({ rules, furniture, session }: Setup<T, H, M, E>) {
  const { moves, preferences } = usePreferences();
  const [wishes] = useState(() => ({ moves, isLoud: preferences.sound === 'on' }));
  wishes.moves = moves;
  wishes.isLoud = preferences.sound === 'on';
  const setting = useMemo(() => {
    const hands: Stagehands = {
      later,
      moves: () => wishes.moves,
      isSeen: () => document.visibilityState === 'visible',
      play: (sound) => wishes.isLoud && playSound(sound),
    };
    const director = new Director(session, furniture, hands);
    const desk = new Desk({ rules, furniture, session, director, clock: () => performance.now() });
    return { director, desk };
  }, [rules, furniture, session, wishes]);
  useEffect(() => setting.director.follow(), [setting]);
  return setting;
}

/** Everything the parts of the frame share; changes whenever any of it does. */
export function useHelm<T, H, M extends Kinded, E extends Kinded>(
  setup: Setup<T, H, M, E>,
  texts: Texts,
): Helm<T, H, M, E> {
  const { rules, furniture, voice, session } = setup;
  const { director, desk } = useSetting(setup);
  const language = useContext(LanguageContext);
  const speak = useSpeak(TABLE_TEXTS);
  const subscribe = useMemo(() => (changed: () => void) => session.subscribe(changed), [session]);
  const moment = useSyncExternalStore(subscribe, () => session.moment);
  const scene = useSyncExternalStore(director.subscribe, () => director.scene);
  const holding = useSyncExternalStore(desk.subscribe, () => desk.holding);
  const turn = desk.turn;
  useEffect(() => {
    if (turn !== undefined) desk.settle();
  }, [desk, turn]);

  const reader = moment.view.seat;
  const seated = session.sitters;
  const sitters = useMemo(() => named(seated, language), [seated, language]);
  const names = useMemo(() => sitters.map(({ name }) => name), [sitters]);
  const speech = useMemo(
    () => ({ language, texts, names, reader, faults: 'show' }) as const,
    [language, texts, names, reader],
  );
  const spoken = useMemo(() => {
    const sayWords = (words: Words) => say(words, speech);
    const reason = ({ code, rule, numbers }: Refusal): Reason => {
      const house = HOUSE_REFUSALS[code];
      const text = rule === '' && house ? speak(house) : sayWords(voice.refusal({ code, rule, numbers }));
      return { text, rule };
    };
    return { say: sayWords, reason };
  }, [speech, speak, voice]);

  const play = usePlay({ desk, furniture, voice, sitters, moment, scene, holding, turn, ...spoken });
  return {
    ...{ rules, furniture, voice, session, director, desk, moment, scene, holding, turn, play, language, speak },
    ...spoken,
    names,
    annex: setup.annex ?? null,
    title: titleOf(rules.id, language),
  };
}

const titleOf = (game: string, language: Language): string => findGame(game)?.name[language] ?? game;

type Played<T, H, M extends Kinded, E extends Kinded> = Pick<
  Helm<T, H, M, E>,
  'desk' | 'furniture' | 'voice' | 'moment' | 'scene' | 'holding' | 'turn' | 'say' | 'reason'
> &
  Pick<Play<T, H, M, E>, 'sitters'>;

const NO_MOVES: readonly never[] = [];
const NOTHING_HAPPENS: readonly never[] = [];

/** The story up to an entry; the same value as long as nothing was added to it. */
function useTold<T, H, E>({ story }: Moment<T, H, E>, seq: number): readonly StoryLine<E>[] {
  return useMemo(() => {
    const isWhole = (story.at(-1)?.seq ?? 0) <= seq;
    return isWhole ? story : story.filter((line) => line.seq <= seq);
  }, [story, seq]);
}

/** What the furniture is given: the same value as long as nothing of it changes, so that boards are not drawn anew. */
function usePlay<T, H, M extends Kinded, E extends Kinded>(helm: Played<T, H, M, E>): Play<T, H, M, E> {
  const { desk, furniture, voice, sitters, moment, scene, holding, turn, say: sayWords, reason } = helm;
  const { memory, dialogue } = holding;
  const now = memory === null ? turn : null;
  // Whoever looks now sees nothing of what the one before saw, not for a moment.
  const view = memory?.view ?? (scene.past === moment.past ? scene.view : moment.view);
  const happening = memory === null ? scene.happening : NOTHING_HAPPENS;
  const story = useTold(moment, memory?.seq ?? (scene.past === moment.past ? scene.seq : moment.seq));
  const aim = now === null ? null : desk.aim;
  const piece = now === null ? null : desk.piece;
  const chosen = now === null ? null : holding.chosen;
  return useMemo(
    () => ({
      view,
      sitters,
      asking: now?.asking ?? null,
      moves: now?.moves ?? NO_MOVES,
      aim,
      piece,
      chosen,
      dialogue,
      happening,
      story,
      cards: furniture.cards ?? NO_CARDS,
      say: sayWords,
      name: (move) => sayWords(voice.move(move, view.table)),
      why: (move) => desk.why(move).map(reason),
      take: (kind) => desk.take(kind),
      hold: (taken) => desk.hold(taken),
      look: (move) => desk.look(move),
      make: (move) => desk.make(move),
      open: (opened) => desk.open(opened),
      consult: (rule) => desk.consult(rule),
    }),
    [view, sitters, now, aim, piece, chosen, dialogue, happening, story, sayWords, reason, desk, furniture, voice],
  );
}
