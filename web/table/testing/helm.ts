import type { Language } from '@orrery/catalog';
import type { Kinded } from '@orrery/kernel';
import { say, type Texts } from '@orrery/words';
import type { Session } from '../../session/session.ts';
import { speaker } from '../../texts/catalogue.ts';
import { Desk } from '../desk.ts';
import { Director } from '../director.ts';
import { type Furniture, NO_CARDS } from '../furniture.ts';
import type { Helm, Voice } from '../helm.ts';
import { presentOf } from '../present.ts';
import type { Rules } from '../rules.ts';
import { TABLE_TEXTS } from '../texts.ts';

/** What a table in a test is set with. */
export interface Setup<T, H, M extends Kinded, E extends Kinded> {
  readonly rules: Rules<T, H, M>;
  readonly voice: Voice<T, H, M, E>;
  readonly furniture: Furniture<T, H, M, E>;
  readonly session: Session<T, H, M, E>;
  readonly texts: Texts;
}

/** Director and desk of a table at which nothing moves; the clock is the caller's. */
export function setTable<T, H, M extends Kinded, E extends Kinded>(
  { rules, furniture, session }: Pick<Setup<T, H, M, E>, 'rules' | 'furniture' | 'session'>,
  clock: () => number = () => 0,
) {
  const director = new Director<T, H, M, E>(session, furniture, {
    later: () => () => undefined,
    moves: () => false,
    isSeen: () => true,
    play: () => undefined,
  });
  director.follow();
  return { director, desk: new Desk<T, H, M, E>({ rules, furniture, session, director, clock }) };
}

/** What the parts of the frame would be given now. */
export function helmOf<T, H, M extends Kinded, E extends Kinded>(
  { rules, voice, furniture, session, texts }: Setup<T, H, M, E>,
  { director, desk }: Pick<Helm<T, H, M, E>, 'director' | 'desk'>,
  language: Language = 'en',
): Helm<T, H, M, E> {
  const { moment, sitters } = session;
  const { scene } = director;
  const { holding, turn } = desk;
  const present = presentOf({ session, voice, moment, scene });
  const names = sitters.map(({ name }) => name);
  const speech = { language, texts, names, reader: moment.view.seat, faults: 'throw' } as const;
  const sayWords: Helm<T, H, M, E>['say'] = (words) => say(words, speech);
  const reason: Helm<T, H, M, E>['reason'] = (refusal) => ({
    text: sayWords(voice.refusal(refusal)),
    rule: refusal.rule,
  });
  return {
    ...{ rules, voice, furniture, session, director, desk, moment, scene, holding, turn, names, language, reason },
    story: present.story,
    title: rules.id,
    annex: null,
    speak: speaker(TABLE_TEXTS, language),
    say: sayWords,
    play: {
      view: holding.memory === null ? present.view : present.past(holding.memory.view),
      sitters,
      asking: turn?.asking ?? null,
      moves: turn?.moves ?? [],
      aim: desk.aim,
      piece: desk.piece,
      chosen: holding.chosen,
      dialogue: holding.dialogue,
      happening: scene.happening,
      story: present.story,
      cards: furniture.cards ?? NO_CARDS,
      say: sayWords,
      name: (move) => sayWords(voice.move(move, moment.view.table)),
      why: (move) => desk.why(move).map(reason),
      foresee: () => null,
      take: (kind) => desk.take(kind),
      hold: (piece) => desk.hold(piece),
      look: (move) => desk.look(move),
      make: (move) => desk.make(move),
      open: (dialogue) => desk.open(dialogue),
      consult: (rule) => desk.consult(rule),
    },
  };
}
