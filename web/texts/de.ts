import type { Messages } from './messages.ts';

export const de: Messages = {
  title: 'Orrery: vier Spiele vom Handel zwischen den Sternen',
  headline: {
    before: 'Vier Spiele vom Handel zwischen den Sternen, ',
    stress: 'noch im Entstehen:',
    after: ' hier steht, wie weit jedes von ihnen ist.',
  },
  language: 'Sprache',
  theme: 'Farben',
  night: 'Nacht',
  day: 'Tag',
  games: 'Die vier Spiele',
  plate: (numeral, year) => `Tafel ${numeral} · ${year}`,
  players: (min, max) => (min === max ? `${min} Personen` : `${min} bis ${max} Personen`),
  minutes: (about) => `etwa ${about} Min.`,
  state: { coming: 'In Vorbereitung', complete: 'Regeln vollständig' },
  plays: (rules, year) => `Gespielt wird nach den Regeln von ${rules}, ${year}.`,
  disclaimer:
    'Orrery ist ein freies, eigenständiges Projekt. Es ist mit den Verlagen dieser Spiele nicht verbunden und wird von ihnen nicht unterstützt; ihre Namen sagen nur, nach welchen Regeln gespielt wird.',
};
