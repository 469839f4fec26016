import { findGame, type Language } from '@orrery/catalog';
import type { Kinded, Refusal, Words } from '@orrery/kernel';
import { say, type Texts } from '@orrery/words';
import { useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePreferences } from '../app/preferences.ts';
import type { Session } from '../session/session.ts';
import { named } from '../session/texts.ts';
import { useSpeak } from '../texts/catalogue.ts';
import { LanguageContext } from '../texts/language.ts';
import type { Annex } from './annex.ts';
import { Desk } from './desk.ts';
import { Director, type Stagehands } from './director.ts';
import type { Foresee } from './foresee.ts';
import { type Furniture, NO_CARDS, type Play, type Reason } from './furniture.ts';
import type { Helm, Voice } from './helm.ts';
import { type Present, presentOf, upTo } from './present.ts';
import type { Rules } from './rules.ts';
import { playSound } from './sound.ts';
import { TABLE_TEXTS, type TableText } from './texts.ts';

/** What a table is set with. */
export interface Setup<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: Rules<T, H, M>;
  readonly foresee: Foresee<T, H, M, E>;
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
  'undo-spent': 'refusal.undo-spent',
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
  const { rules, foresee, furniture, voice, session } = setup;
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
      const text = rule === '' && house ? speak(house, numbers) : sayWords(voice.refusal({ code, rule, numbers }));
      return { text, rule };
    };
    return { say: sayWords, reason };
  }, [speech, speak, voice]);

  const present = useMemo(() => presentOf({ session, voice, moment, scene }), [session, voice, moment, scene]);
  const play = usePlay({ session, desk, foresee, furniture, voice, sitters, present, holding, turn, scene, ...spoken });
  return {
    ...{ rules, furniture, voice, session, director, desk, moment, scene, holding, turn, play, language, speak },
    story: present.story,
    ...spoken,
    names,
    annex: setup.annex ?? null,
    title: titleOf(rules.id, language),
  };
}

const titleOf = (game: string, language: Language): string => findGame(game)?.name[language] ?? game;

type Played<T, H, M extends Kinded, E extends Kinded> = Pick<
  Helm<T, H, M, E>,
  'session' | 'desk' | 'furniture' | 'voice' | 'scene' | 'holding' | 'turn' | 'say' | 'reason'
> &
  Pick<Play<T, H, M, E>, 'sitters'> &
  Pick<Setup<T, H, M, E>, 'foresee'> & { readonly present: Present<T, H, E> };

const NO_MOVES: readonly never[] = [];
const NOTHING_HAPPENS: readonly never[] = [];

/** What the furniture is given: the same value as long as nothing of it changes, so that boards are not drawn anew. */
function usePlay<T, H, M extends Kinded, E extends Kinded>(helm: Played<T, H, M, E>): Play<T, H, M, E> {
  const { session, desk, foresee, furniture, voice, sitters, present, scene, holding, turn } = helm;
  const { say: sayWords, reason } = helm;
  const { memory, dialogue } = holding;
  const now = memory === null ? turn : null;
  const view = useMemo(() => (memory === null ? present.view : present.past(memory.view)), [memory, present]);
  const happening = memory === null ? scene.happening : NOTHING_HAPPENS;
  const story = useMemo(
    () => (memory === null ? present.story : upTo(present.story, memory.seq)),
    [memory, present.story],
  );
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
      foresee: (move) => (view.seat === null ? null : foresee(view, move)),
      take: (kind) => desk.take(kind),
      hold: (taken) => desk.hold(taken),
      look: (move) => desk.look(move),
      make: (move) => desk.make(move),
      open: (opened) => desk.open(opened),
      consult: (rule) => desk.consult(rule),
      ...(session.lend && { lend: session.lend }),
    }),
    [
      view,
      sitters,
      now,
      aim,
      piece,
      chosen,
      dialogue,
      happening,
      story,
      sayWords,
      reason,
      session,
      desk,
      foresee,
      furniture,
      voice,
    ],
  );
}
