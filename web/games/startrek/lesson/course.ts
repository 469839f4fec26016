import type { Course, Lesson } from '../../../learn/lesson.ts';
import { catalogue } from '../../../texts/catalogue.ts';
import log from './game.log?raw';
import de from './texts/de.json';
import en from './texts/en.json';
import nl from './texts/nl.json';

/** A first game of Star Trek Catan on the beginners' map: three turns, from the first roll to the first base. */
const lesson: Lesson<keyof typeof en> = {
  game: 'startrek',
  edition: 1,
  seat: 0,
  sitters: [
    { kind: 'person', name: '' },
    { kind: 'bot', name: 'Vega', level: 'cadet' },
    { kind: 'bot', name: 'Altair', level: 'cadet' },
  ],
  log,
  chapters: [
    {
      key: 'board',
      title: 'board',
      steps: [
        { at: 1, say: 'board.goal', point: { part: 'seats' }, rule: 'ST-DEF-06' },
        { at: 1, say: 'board.worlds', point: { place: 'h2' }, rule: 'ST-DEF-01' },
        { at: 1, say: 'board.station', point: { place: 'v14' }, rule: 'ST-PROD-01' },
        { at: 1, say: 'board.roll', point: { part: 'prompt' }, rule: 'ST-TURN-01' },
        { at: 3, say: 'board.rolled', point: { part: 'hand' }, rule: 'ST-PROD-02' },
        { at: 3, say: 'board.trade', point: { part: 'prompt' }, rule: 'ST-TURN-03' },
        { at: 4, say: 'board.prices', point: { part: 'build' }, rule: 'ST-BUILD-01' },
        { at: 4, say: 'board.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'crew',
      title: 'crew',
      steps: [
        { at: 7, say: 'crew.spock', point: { part: 'own-support' }, rule: 'ST-CARD-SPOCK' },
        { at: 7, say: 'crew.take' },
        { at: 8, say: 'crew.flip', rule: 'ST-SUP-05' },
      ],
    },
    {
      key: 'station',
      title: 'station',
      steps: [
        { at: 16, say: 'station.roll', point: { part: 'prompt' } },
        { at: 18, say: 'station.plan', point: { part: 'hand' } },
        { at: 18, say: 'station.offer', point: { part: 'prompt' }, rule: 'ST-TRADE-01' },
        { at: 21, say: 'station.deal', rule: 'ST-TRADE-02' },
        { at: 22, say: 'station.build', point: { part: 'prompt' } },
        { at: 23, say: 'station.ship', point: { place: 'e46' }, rule: 'ST-SHIP-01' },
        { at: 24, say: 'station.station', point: { place: 'v31' }, rule: 'ST-STN-01' },
        { at: 25, say: 'station.point', point: { part: 'seats' } },
        { at: 25, say: 'station.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'seven',
      title: 'seven',
      steps: [
        { at: 34, say: 'seven.gains', point: { part: 'hand' }, rule: 'ST-PROD-02' },
        { at: 34, say: 'seven.roll', point: { part: 'prompt' } },
        { at: 36, say: 'seven.seven', rule: 'ST-SEVEN-01' },
        { at: 36, say: 'seven.cruiser', point: { place: 'h12' }, rule: 'ST-KLI-01' },
        { at: 38, say: 'seven.stolen', point: { part: 'prompt' } },
        { at: 39, say: 'seven.buy', point: { part: 'build' }, rule: 'ST-DEV-01' },
        { at: 41, say: 'seven.card', point: { part: 'development' }, rule: 'ST-DEV-02' },
        { at: 41, say: 'seven.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'base',
      title: 'base',
      steps: [
        { at: 50, say: 'base.play', point: { part: 'development' }, rule: 'ST-SFI-01' },
        { at: 51, say: 'base.cruiser', point: { place: 'h7' }, rule: 'ST-KLI-01' },
        { at: 53, say: 'base.roll', point: { part: 'prompt' } },
        { at: 55, say: 'base.gains', point: { part: 'hand' } },
        { at: 55, say: 'base.build', point: { part: 'prompt' } },
        { at: 56, say: 'base.base', point: { place: 'v31' }, rule: 'ST-BASE-01' },
        { at: 57, say: 'base.points', point: { part: 'honours' }, rule: 'ST-FLT-01' },
        { at: 57, say: 'base.help', point: { part: 'bar' } },
      ],
    },
  ],
};

export const STARTREK_COURSE: Course = { lesson, texts: catalogue(en, de, nl) };
