import { findGame, type Language } from '@orrery/catalog';
import type { Kinded, Refusal, Words } from '@orrery/kernel';
import { say, type Texts } from '@orrery/words';
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '../app/preferences.ts';
import type { Session } from '../session/session.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import { Desk, type Holding } from './desk.ts';
import { Director, type Stagehands } from './director.ts';
import type { Furniture, Play, Reason } from './furniture.ts';
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
}

const later = (milliseconds: number, call: () => void): (() => void) => {
  const timer = setTimeout(call, milliseconds);
  return () => clearTimeout(timer);
};

/** Refusals of the house itself, which no game has words for. */
const HOUSE_REFUSALS: Readonly<Record<string, TableText>> = {
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
  const names = useMemo(() => session.sitters.map(({ name }) => name), [session]);
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

  return useMemo(() => {
    const named = names.map((name, seat) => name || spoken.say(voice.seat(seat, names.length)));
    const helm = { rules, furniture, voice, session, director, desk, moment, scene, holding, turn, language, speak };
    const play = playOf({ ...helm, ...spoken });
    return { ...helm, ...spoken, play, names: named, title: titleOf(rules.id, language) };
  }, [rules, furniture, voice, session, director, desk, moment, scene, holding, turn, language, speak, spoken, names]);
}

const titleOf = (game: string, language: Language): string => findGame(game)?.name[language] ?? game;

/** What the furniture is given. */
function playOf<T, H, M extends Kinded, E extends Kinded>(
  helm: Omit<Helm<T, H, M, E>, 'play' | 'title' | 'names'>,
): Play<T, H, M, E> {
  const { desk, holding, scene, session, turn } = helm;
  const now = holding.memory === null ? turn : null;
  return {
    view: holding.memory?.view ?? scene.view,
    sitters: session.sitters,
    asking: now?.asking ?? null,
    moves: now?.moves ?? NO_MOVES,
    aim: now === null ? null : desk.aim,
    chosen: ownChosen(holding, now !== null),
    dialogue: holding.dialogue,
    happening: holding.memory === null ? scene.happening : [],
    say: helm.say,
    why: (move) => desk.why(move).map(helm.reason),
    take: (kind) => desk.take(kind),
    look: (move) => desk.look(move),
    make: (move) => desk.make(move),
    open: (dialogue) => desk.open(dialogue),
    consult: (rule) => desk.consult(rule),
  };
}

const NO_MOVES: readonly never[] = [];

const ownChosen = <T, H, M>({ chosen }: Holding<T, H, M>, isAsked: boolean): M | null => (isAsked ? chosen : null);
