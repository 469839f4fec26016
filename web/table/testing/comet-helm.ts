import { comet, type Event, type Hand, type Move, type Table } from '@orrery/kernel/example';
import { say } from '@orrery/words';
import { speaker } from '../../texts/catalogue.ts';
import { Desk } from '../desk.ts';
import { Director } from '../director.ts';
import { NO_CARDS } from '../furniture.ts';
import type { Helm } from '../helm.ts';
import { TABLE_TEXTS } from '../texts.ts';
import { cometFurniture } from './comet-furniture.tsx';
import { COMET_TEXTS, cometWording } from './comet-words.ts';
import type { FakeSession } from './fake-session.ts';

export type CometHelm = Helm<Table, Hand, Move, Event>;

/** Director and desk of a table at which nothing moves; the clock is the caller's. */
export function cometSetting(
  session: FakeSession,
  clock: () => number = () => 0,
  furniture: typeof cometFurniture = cometFurniture,
) {
  const director = new Director<Table, Hand, Move, Event>(session, cometFurniture, {
    later: () => () => undefined,
    moves: () => false,
    isSeen: () => true,
    play: () => undefined,
  });
  director.follow();
  const desk = new Desk({ rules: comet, furniture, session, director, clock });
  return { director, desk };
}

/** What the parts of the frame would be given now, in English. */
export function cometHelm(session: FakeSession, { director, desk }: ReturnType<typeof cometSetting>): CometHelm {
  const { moment } = session;
  const { scene } = director;
  const { holding, turn } = desk;
  const names = session.sitters.map(({ name }) => name);
  const speech = { language: 'en', texts: COMET_TEXTS, names, reader: moment.view.seat, faults: 'throw' } as const;
  const helm = {
    session,
    director,
    desk,
    moment,
    scene,
    holding,
    turn,
    names,
    title: 'Comet',
    language: 'en',
  } as const;
  const sayWords: CometHelm['say'] = (words) => say(words, speech);
  const reason: CometHelm['reason'] = (refusal) => ({
    text: sayWords(cometWording.refusal(refusal)),
    rule: refusal.rule,
  });
  return {
    ...helm,
    rules: comet,
    furniture: cometFurniture,
    voice: cometWording,
    annex: null,
    speak: speaker(TABLE_TEXTS, 'en'),
    say: sayWords,
    reason,
    play: {
      view: holding.memory?.view ?? scene.view,
      sitters: session.sitters,
      asking: turn?.asking ?? null,
      moves: turn?.moves ?? [],
      aim: desk.aim,
      piece: desk.piece,
      chosen: holding.chosen,
      dialogue: holding.dialogue,
      happening: scene.happening,
      story: moment.story,
      cards: NO_CARDS,
      say: sayWords,
      name: (move) => sayWords(cometWording.move(move, moment.view.table)),
      why: (move) => desk.why(move).map(reason),
      take: (kind) => desk.take(kind),
      hold: (piece) => desk.hold(piece),
      look: (move) => desk.look(move),
      make: (move) => desk.make(move),
      open: (dialogue) => desk.open(dialogue),
      consult: (rule) => desk.consult(rule),
    },
  };
}
