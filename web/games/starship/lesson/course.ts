import { catalogue } from '../../../texts/catalogue.ts';
import type { Lesson, LessonCourse } from '../../lesson.ts';
import log from './game.log?raw';
import texts from './texts/all.ts';

/** A first game of Sternenschiff Catan: five flights, from the first station to barter, tasks and the look ahead. */
const lesson: Lesson<keyof typeof texts.en> = {
  game: 'starship',
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
        { at: 4, say: 'ship.goal', point: { part: 'board' }, rule: 'SS-END-01' },
        { at: 4, say: 'ship.holds', point: { place: 'hold-3' }, rule: 'SS-SETUP-01' },
        { at: 4, say: 'ship.choose', point: { place: 'room-0' }, rule: 'SS-SETUP-10' },
      ],
    },
    {
      key: 'flight',
      title: 'flight',
      steps: [
        { at: 7, say: 'flight.die', rule: 'SS-PROD-01' },
        { at: 7, say: 'flight.sector', point: { place: 'sector-0' }, rule: 'SS-FLY-01' },
        { at: 8, say: 'flight.next', point: { part: 'prompt' }, rule: 'SS-FLY-03' },
        { at: 10, say: 'flight.pass', point: { part: 'prompt' }, rule: 'SS-FLY-04' },
        { at: 12, say: 'flight.station', point: { part: 'prompt' }, rule: 'SS-ACT-B1' },
        { at: 14, say: 'flight.refill', point: { part: 'prompt' } },
        { at: 16, say: 'flight.colony', point: { part: 'prompt' }, rule: 'SS-ACT-C1' },
      ],
    },
    {
      key: 'build',
      title: 'build',
      steps: [
        { at: 18, say: 'build.phase', rule: 'SS-BLD-01' },
        { at: 18, say: 'build.buy', rule: 'SS-TRD-01' },
        { at: 19, say: 'build.cannon', point: { place: 'cannon' }, rule: 'SS-BLD-06' },
        { at: 20, say: 'build.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'trade',
      title: 'trade',
      steps: [
        { at: 26, say: 'trade.yield', rule: 'SS-PROD-02' },
        { at: 26, say: 'trade.sector', point: { place: 'sector-1' } },
        { at: 27, say: 'trade.fly', point: { part: 'prompt' } },
        { at: 29, say: 'trade.pass', point: { part: 'prompt' } },
        { at: 31, say: 'trade.food', point: { part: 'prompt' }, rule: 'SS-ACT-A1' },
        { at: 32, say: 'trade.on', point: { part: 'prompt' } },
        { at: 34, say: 'trade.ore', point: { part: 'prompt' } },
        { at: 35, say: 'trade.second', point: { place: 'room-0' }, rule: 'SS-BLD-08' },
        { at: 36, say: 'trade.command', point: { place: 'room-1' }, rule: 'SS-BLD-07' },
        { at: 37, say: 'trade.carbon', rule: 'SS-TRD-01' },
        { at: 38, say: 'trade.cannon', point: { place: 'cannon' } },
        { at: 39, say: 'trade.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'pirate',
      title: 'pirate',
      steps: [
        { at: 53, say: 'pirate.sector', point: { place: 'sector-0' }, rule: 'SS-FLY-06' },
        { at: 54, say: 'pirate.fly', point: { part: 'prompt' } },
        { at: 56, say: 'pirate.demand', rule: 'SS-PIR-01' },
        { at: 56, say: 'pirate.fight', rule: 'SS-PIR-04' },
        { at: 58, say: 'pirate.reward', rule: 'SS-PIR-09' },
        { at: 60, say: 'pirate.on', point: { part: 'prompt' } },
        { at: 62, say: 'pirate.wait', point: { part: 'prompt' } },
        { at: 64, say: 'pirate.sell', point: { part: 'prompt' }, rule: 'SS-ACT-A4' },
        { at: 65, say: 'pirate.production', point: { place: 'room-5' }, rule: 'SS-PROD-03' },
        { at: 66, say: 'pirate.council', point: { part: 'council' }, rule: 'SS-ACT-E2' },
        { at: 66, say: 'pirate.peoples', point: { part: 'honours' }, rule: 'SS-SPC-01' },
      ],
    },
    {
      key: 'barter',
      title: 'barter',
      steps: [
        { at: 66, say: 'barter.offer', rule: 'SS-TRD-04' },
        { at: 68, say: 'barter.booster', point: { place: 'booster' }, rule: 'SS-BLD-05' },
        { at: 69, say: 'barter.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'task',
      title: 'task',
      steps: [
        { at: 78, say: 'task.open', point: { part: 'council' }, rule: 'SS-ACT-E1' },
        { at: 78, say: 'task.sector', point: { place: 'sector-0' }, rule: 'SS-TIP-02' },
        { at: 79, say: 'task.fly', point: { part: 'prompt' } },
        { at: 81, say: 'task.sell', point: { part: 'prompt' }, rule: 'SS-ACT-A4' },
        { at: 82, say: 'task.on', point: { part: 'prompt' } },
        { at: 84, say: 'task.fulfil', point: { part: 'prompt' }, rule: 'SS-ACT-E2' },
        { at: 85, say: 'task.take' },
        { at: 87, say: 'task.new', point: { part: 'prompt' }, rule: 'SS-ACT-E4' },
        { at: 89, say: 'task.food', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'force',
      title: 'force',
      steps: [
        { at: 90, say: 'force.carbon', rule: 'SS-TRD-01' },
        { at: 91, say: 'force.centre', point: { place: 'room-3' }, rule: 'SS-BLD-07' },
        { at: 92, say: 'force.buy', rule: 'SS-MOD-04' },
        { at: 93, say: 'force.sensor', point: { place: 'room-2' }, rule: 'SS-MOD-03' },
        { at: 94, say: 'force.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'ahead',
      title: 'ahead',
      steps: [
        { at: 100, say: 'ahead.sector', point: { place: 'sector-2' }, rule: 'SS-MOD-03' },
        { at: 102, say: 'ahead.arrange', rule: 'SS-MOD-03' },
        { at: 103, say: 'ahead.fly', point: { part: 'prompt' } },
        { at: 104, say: 'ahead.gift', point: { part: 'prompt' }, rule: 'SS-ACT-E8' },
        { at: 105, say: 'ahead.take' },
        { at: 107, say: 'ahead.second', point: { part: 'prompt' }, rule: 'SS-ACT-E6' },
        { at: 108, say: 'ahead.ore' },
        { at: 110, say: 'ahead.on', point: { part: 'prompt' } },
        { at: 112, say: 'ahead.fuel', point: { part: 'prompt' } },
        { at: 113, say: 'ahead.memory', point: { part: 'memory' }, rule: 'SS-OPT-AID' },
        { at: 113, say: 'ahead.end' },
      ],
    },
  ],
};

export const STARSHIP_COURSE: LessonCourse = { lesson, texts: catalogue(texts) };
