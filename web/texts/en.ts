import type { Messages } from './messages.ts';

export const en: Messages = {
  title: 'Orrery: four games of trade among the stars',
  headline: {
    before: 'Four games of trade among the stars, ',
    stress: 'now in the making:',
    after: ' here you see how far each of them is.',
  },
  language: 'Language',
  theme: 'Theme',
  night: 'Night',
  day: 'Day',
  games: 'The four games',
  plate: (numeral, year) => `Plate ${numeral} · ${year}`,
  players: (min, max) => (min === max ? `${min} players` : `${min} to ${max} players`),
  minutes: (about) => `about ${about} min`,
  state: { coming: 'In preparation', complete: 'Rules complete' },
  plays: (rules, year) => `Plays the rules of ${rules}, ${year}.`,
  disclaimer:
    'Orrery is a free project of its own. It is neither affiliated with nor endorsed by the publishers of these games; their names only say which rules are played.',
};
