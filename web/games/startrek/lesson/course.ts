import { catalogue } from '../../../texts/catalogue.ts';
import type { Lesson, LessonCourse } from '../../lesson.ts';
import log from './game.log?raw';
import texts from './texts/all.ts';

/** A first game of Star Trek Catan: founding on a variable board, then six turns up to the longest supply route. */
const lesson: Lesson<keyof typeof texts.en> = {
  game: 'startrek',
  edition: 2,
  seat: 0,
  sitters: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Vega', level: 'cadet' },
    { kind: 'bot', name: 'Altair', level: 'cadet' },
  ],
  log,
  chapters: [
    {
      key: 'found',
      title: 'found',
      steps: [
        { at: 2, say: 'found.goal', point: { part: 'seats' }, rule: 'ST-DEF-06' },
        { at: 2, say: 'found.planets', point: { place: 'h11' }, rule: 'ST-DEF-01' },
        { at: 2, say: 'found.first', point: { place: 'v41' }, rule: 'ST-FOUND-02' },
        { at: 3, say: 'found.ship', point: { place: 'e52' }, rule: 'ST-FOUND-02' },
        { at: 12, say: 'found.distance', point: { place: 'v13' }, rule: 'ST-STN-02' },
        { at: 12, say: 'found.second', point: { place: 'v14' }, rule: 'ST-FOUND-03' },
        { at: 13, say: 'found.gains', point: { part: 'hand' }, rule: 'ST-FOUND-04' },
        { at: 13, say: 'found.last', point: { place: 'e15' }, rule: 'ST-FOUND-03' },
      ],
    },
    {
      key: 'board',
      title: 'board',
      steps: [
        { at: 14, say: 'board.station', point: { place: 'v14' }, rule: 'ST-PROD-01' },
        { at: 14, say: 'board.roll', point: { part: 'prompt' }, rule: 'ST-TURN-01' },
        { at: 16, say: 'board.rolled', point: { part: 'hand' }, rule: 'ST-PROD-02' },
        { at: 16, say: 'board.trade', point: { part: 'prompt' }, rule: 'ST-TURN-03' },
        { at: 17, say: 'board.prices', point: { part: 'build' }, rule: 'ST-BUILD-01' },
        { at: 17, say: 'board.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'crew',
      title: 'crew',
      steps: [
        { at: 20, say: 'crew.spock', point: { part: 'own-support' }, rule: 'ST-CARD-SPOCK' },
        { at: 20, say: 'crew.take' },
        { at: 21, say: 'crew.flip', rule: 'ST-SUP-04' },
      ],
    },
    {
      key: 'station',
      title: 'station',
      steps: [
        { at: 29, say: 'station.roll', point: { part: 'prompt' } },
        { at: 31, say: 'station.plan', point: { part: 'hand' } },
        { at: 31, say: 'station.offer', point: { part: 'prompt' }, rule: 'ST-TRADE-01' },
        { at: 34, say: 'station.deal', rule: 'ST-TRADE-02' },
        { at: 35, say: 'station.build', point: { part: 'prompt' } },
        { at: 36, say: 'station.ship', point: { place: 'e46' }, rule: 'ST-SHIP-01' },
        { at: 37, say: 'station.station', point: { place: 'v31' }, rule: 'ST-STN-01' },
        { at: 38, say: 'station.point', point: { part: 'seats' } },
        { at: 38, say: 'station.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'seven',
      title: 'seven',
      steps: [
        { at: 48, say: 'seven.gains', point: { part: 'hand' }, rule: 'ST-PROD-02' },
        { at: 48, say: 'seven.roll', point: { part: 'prompt' } },
        { at: 50, say: 'seven.seven', rule: 'ST-SEVEN-01' },
        { at: 50, say: 'seven.cruiser', point: { place: 'h7' }, rule: 'ST-KLI-01' },
        { at: 52, say: 'seven.stolen', point: { part: 'prompt' } },
        { at: 53, say: 'seven.buy', point: { part: 'build' }, rule: 'ST-DEV-01' },
        { at: 55, say: 'seven.card', point: { part: 'development' }, rule: 'ST-DEV-02' },
        { at: 55, say: 'seven.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'base',
      title: 'base',
      steps: [
        { at: 64, say: 'base.play', point: { part: 'development' }, rule: 'ST-SFI-01' },
        { at: 65, say: 'base.cruiser', point: { place: 'h12' }, rule: 'ST-KLI-01' },
        { at: 67, say: 'base.roll', point: { part: 'prompt' } },
        { at: 69, say: 'base.gains', point: { part: 'hand' } },
        { at: 69, say: 'base.build', point: { part: 'prompt' } },
        { at: 70, say: 'base.base', point: { place: 'v31' }, rule: 'ST-BASE-01' },
        { at: 71, say: 'base.points', point: { part: 'honours' }, rule: 'ST-FLT-01' },
        { at: 71, say: 'base.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'bank',
      title: 'bank',
      steps: [
        { at: 81, say: 'bank.gains', point: { part: 'hand' }, rule: 'ST-BASE-01' },
        { at: 81, say: 'bank.roll', point: { part: 'prompt' } },
        { at: 83, say: 'bank.many', point: { part: 'hand' }, rule: 'ST-SEVEN-02' },
        { at: 83, say: 'bank.swap', point: { part: 'prompt' }, rule: 'ST-BANK-01' },
        { at: 84, say: 'bank.build', point: { part: 'prompt' } },
        { at: 85, say: 'bank.first', point: { place: 'e47' }, rule: 'ST-DEF-04' },
        { at: 86, say: 'bank.second', point: { place: 'e48' } },
        { at: 87, say: 'bank.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'post',
      title: 'post',
      steps: [
        { at: 97, say: 'post.gains', point: { part: 'hand' } },
        { at: 97, say: 'post.roll', point: { part: 'prompt' } },
        { at: 99, say: 'post.build', point: { part: 'prompt' } },
        { at: 100, say: 'post.distance', point: { place: 'v37' }, rule: 'ST-STN-02' },
        { at: 100, say: 'post.station', point: { place: 'v32' }, rule: 'ST-BANK-07' },
        { at: 101, say: 'post.point', point: { place: 'v32' }, rule: 'ST-BANK-03' },
        { at: 101, say: 'post.end', point: { part: 'prompt' }, rule: 'ST-BANK-08' },
      ],
    },
    {
      key: 'route',
      title: 'route',
      steps: [
        { at: 110, say: 'route.roll', point: { part: 'prompt' } },
        { at: 112, say: 'route.swap', point: { part: 'prompt' }, rule: 'ST-BANK-02' },
        { at: 113, say: 'route.build', point: { part: 'prompt' } },
        { at: 114, say: 'route.line', point: { part: 'honours' }, rule: 'ST-LSR-01' },
        { at: 114, say: 'route.ship', point: { place: 'e60' }, rule: 'ST-LSR-02' },
        { at: 115, say: 'route.points', point: { part: 'honours' }, rule: 'ST-LSR-04' },
        { at: 115, say: 'route.help', point: { part: 'bar' } },
      ],
    },
  ],
};

export const STARTREK_COURSE: LessonCourse = { lesson, texts: catalogue(texts) };
