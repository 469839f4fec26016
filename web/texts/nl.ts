import type { Messages } from './messages.ts';

export const nl: Messages = {
  title: 'Orrery: vier spellen over handel tussen de sterren',
  headline: {
    before: 'Vier spellen over handel tussen de sterren, ',
    stress: 'nu nog in de maak:',
    after: ' hier zie je hoe ver elk ervan is.',
  },
  language: 'Taal',
  theme: 'Kleuren',
  night: 'Nacht',
  day: 'Dag',
  games: 'De vier spellen',
  plate: (numeral, year) => `Plaat ${numeral} · ${year}`,
  players: (min, max) => (min === max ? `${min} spelers` : `${min} tot ${max} spelers`),
  minutes: (about) => `ongeveer ${about} min`,
  state: { coming: 'In voorbereiding', complete: 'Regels volledig' },
  plays: (rules, year) => `Speelt volgens de regels van ${rules}, ${year}.`,
  disclaimer:
    'Orrery is een vrij en zelfstandig project. Het is niet verbonden met de uitgevers van deze spellen en wordt niet door hen ondersteund; hun namen zeggen alleen welke regels er gespeeld worden.',
};
