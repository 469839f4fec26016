import { catalogue } from '../../../texts/catalogue.ts';
import type { Lesson, LessonCourse } from '../../lesson.ts';
import log from './game.log?raw';
import texts from './texts/all.ts';

/** A first full game of Das Duell: three flights, from the choice of centres to the first order. */
const lesson: Lesson<keyof typeof texts.en> = {
  game: 'duel',
  edition: 2,
  seat: 0,
  sitters: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Vega', level: 'cadet' },
  ],
  log,
  chapters: [
    {
      key: 'ship',
      title: 'ship',
      steps: [
        { at: 1, say: 'ship.goal', point: { part: 'board' }, rule: 'DU-GEN-04' },
        { at: 1, say: 'ship.choose', rule: 'DU-SET-09' },
        { at: 7, say: 'ship.orders', point: { part: 'council' }, rule: 'DU-ORD-02' },
      ],
    },
    {
      key: 'flight',
      title: 'flight',
      steps: [
        { at: 7, say: 'flight.sector', point: { place: 'sector-0' }, rule: 'DU-FLT-01' },
        { at: 8, say: 'flight.next', point: { part: 'prompt' }, rule: 'DU-FLT-02' },
        { at: 10, say: 'flight.pirate', rule: 'DU-PIR-01' },
        { at: 11, say: 'flight.on', point: { part: 'prompt' } },
        { at: 13, say: 'flight.food', point: { part: 'prompt' }, rule: 'DU-TRD-02' },
        { at: 14, say: 'flight.more', point: { part: 'prompt' } },
        { at: 16, say: 'flight.station', point: { part: 'prompt' }, rule: 'DU-STA-01' },
        { at: 18, say: 'flight.refill', point: { part: 'prompt' }, rule: 'DU-REF-01' },
        { at: 20, say: 'flight.pass', point: { part: 'prompt' } },
        { at: 22, say: 'flight.colony', point: { part: 'prompt' }, rule: 'DU-COL-01' },
      ],
    },
    {
      key: 'build',
      title: 'build',
      steps: [
        { at: 24, say: 'build.buy', rule: 'DU-HND-02' },
        { at: 25, say: 'build.cannon', point: { place: 'cannon' }, rule: 'DU-BLD-05' },
        { at: 26, say: 'build.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'prepare',
      title: 'prepare',
      steps: [
        { at: 36, say: 'prepare.order', point: { part: 'council' }, rule: 'DU-ORD-02' },
        { at: 36, say: 'prepare.sector', point: { place: 'sector-0' } },
        { at: 37, say: 'prepare.fly', point: { part: 'prompt' } },
        { at: 39, say: 'prepare.pass', point: { part: 'prompt' } },
        { at: 41, say: 'prepare.target', point: { part: 'prompt' }, rule: 'DU-ORD-01' },
        { at: 43, say: 'prepare.world', point: { part: 'prompt' } },
        { at: 45, say: 'prepare.goods', point: { part: 'prompt' } },
        { at: 46, say: 'prepare.last', point: { part: 'prompt' } },
        { at: 48, say: 'prepare.sell', point: { part: 'prompt' }, rule: 'DU-TRD-01' },
        { at: 49, say: 'prepare.carbon', rule: 'DU-HND-02' },
        { at: 50, say: 'prepare.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'order',
      title: 'order',
      steps: [
        { at: 60, say: 'order.sector', point: { place: 'sector-0' } },
        { at: 61, say: 'order.fly', point: { part: 'prompt' } },
        { at: 63, say: 'order.pass', point: { part: 'prompt' } },
        { at: 65, say: 'order.fight', rule: 'DU-FGT-01' },
        { at: 67, say: 'order.reward', rule: 'DU-WIN-01' },
        { at: 69, say: 'order.on', point: { part: 'prompt' } },
        { at: 71, say: 'order.deliver', point: { part: 'prompt' }, rule: 'DU-ORD-02' },
        { at: 72, say: 'order.take' },
        { at: 74, say: 'order.more', point: { part: 'prompt' } },
        { at: 76, say: 'order.stop', point: { part: 'prompt' }, rule: 'DU-FLT-10' },
        { at: 77, say: 'order.level', point: { place: 'room-1' }, rule: 'DU-CEN-02' },
        { at: 78, say: 'order.peoples', point: { part: 'honours' }, rule: 'DU-FRI-01' },
        { at: 78, say: 'order.memory', point: { part: 'memory' }, rule: 'DU-GEN-03' },
      ],
    },
  ],
};

export const DUEL_COURSE: LessonCourse = { lesson, texts: catalogue(texts) };
