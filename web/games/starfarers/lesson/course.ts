import { catalogue } from '../../../texts/catalogue.ts';
import type { Lesson, LessonCourse } from '../../lesson.ts';
import log from './game.log?raw';
import texts from './texts/all.ts';

/** A first game of Sternenfahrer on the beginners' map: three turns, from the first shake to the first encounter. */
const lesson: Lesson<keyof typeof texts.en> = {
  game: 'starfarers',
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
      key: 'map',
      title: 'map',
      steps: [
        { at: 4, say: 'map.goal', point: { part: 'board' }, rule: 'SF-END-01' },
        { at: 4, say: 'map.home', point: { part: 'board' } },
        { at: 4, say: 'map.roll', point: { part: 'prompt' }, rule: 'SF-PROD-01' },
        { at: 7, say: 'map.reserve', point: { part: 'hand' }, rule: 'SF-PROD-04' },
        { at: 7, say: 'map.ship', point: { place: 'v300' }, rule: 'SF-BUILD-01' },
        { at: 8, say: 'map.supply', point: { part: 'supply' }, rule: 'SF-BUILD-07' },
        { at: 9, say: 'map.done', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'flight',
      title: 'flight',
      steps: [
        { at: 11, say: 'flight.shake', point: { part: 'mothership' }, rule: 'SF-FLIGHT-02' },
        { at: 11, say: 'flight.explore', point: { place: 'v221' }, rule: 'SF-FLIGHT-06' },
        { at: 13, say: 'flight.found', rule: 'SF-FLIGHT-06' },
        { at: 13, say: 'flight.second', point: { place: 'v231' }, rule: 'SF-FLIGHT-04' },
        { at: 14, say: 'flight.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'colony',
      title: 'colony',
      steps: [
        { at: 38, say: 'colony.seven', rule: 'SF-SEVEN-01' },
        { at: 38, say: 'colony.roll', point: { part: 'prompt' } },
        { at: 41, say: 'colony.supply', point: { part: 'supply' } },
        { at: 42, say: 'colony.done', point: { part: 'prompt' } },
        { at: 44, say: 'colony.scout', point: { place: 'v203' }, rule: 'SF-FLIGHT-06' },
        { at: 46, say: 'colony.site', point: { place: 'v200' }, rule: 'SF-COL-01' },
        { at: 47, say: 'colony.settle', point: { place: 'v200' }, rule: 'SF-COL-01' },
        { at: 48, say: 'colony.end', point: { part: 'prompt' } },
      ],
    },
    {
      key: 'encounter',
      title: 'encounter',
      steps: [
        { at: 75, say: 'encounter.seen', point: { part: 'encounters' }, rule: 'SF-ENC-01' },
        { at: 75, say: 'encounter.roll', point: { part: 'prompt' } },
        { at: 78, say: 'encounter.ship', point: { place: 'v276' }, rule: 'SF-BUILD-01' },
        { at: 79, say: 'encounter.done', point: { part: 'prompt' } },
        { at: 82, say: 'encounter.black', rule: 'SF-FLIGHT-03' },
        { at: 82, say: 'encounter.answer', rule: 'SF-ENC-02' },
        { at: 83, say: 'encounter.medal', rule: 'SF-ENC-10' },
        { at: 83, say: 'encounter.friends', point: { part: 'friends' }, rule: 'SF-STAT-03' },
        { at: 83, say: 'encounter.upgrades', point: { part: 'mothership' }, rule: 'SF-BUILD-10' },
      ],
    },
  ],
};

export const STARFARERS_COURSE: LessonCourse = { lesson, texts: catalogue(texts) };
