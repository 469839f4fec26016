import type { Language } from '@orrery/catalog';

/** The phrases of a story that do not come from the game. */
export interface StoryPhrases {
  heading(game: string, edition: number, seats: number): string;
  seat(seat: number): string;
  readonly chance: string;
  takesBack(n: number): string;
  only(names: string): string;
  readonly nobody: string;
  readonly notOver: string;
  waitsFor(whom: string, what: string): string;
  readonly places: string;
}

const en: StoryPhrases = {
  heading: (game, edition, seats) => `${game}, edition ${edition} · ${seats} ${seats === 1 ? 'seat' : 'seats'}`,
  seat: (seat) => `seat ${seat}`,
  chance: 'chance',
  takesBack: (n) => `takes back ${n}`,
  only: (names) => `(${names} only)`,
  nobody: 'nobody',
  notOver: 'Not over',
  waitsFor: (whom, what) => `the game waits for ${whom}: ${what}`,
  places: 'Final standings',
};

const de: StoryPhrases = {
  heading: (game, edition, seats) => `${game}, Ausgabe ${edition} · ${seats} ${seats === 1 ? 'Platz' : 'Plätze'}`,
  seat: (seat) => `Platz ${seat}`,
  chance: 'Zufall',
  takesBack: (n) => `nimmt ${n} zurück`,
  only: (names) => `(nur ${names})`,
  nobody: 'niemand',
  notOver: 'Nicht zu Ende',
  waitsFor: (whom, what) => `das Spiel wartet auf ${whom}: ${what}`,
  places: 'Endstand',
};

const nl: StoryPhrases = {
  heading: (game, edition, seats) => `${game}, uitgave ${edition} · ${seats} ${seats === 1 ? 'plaats' : 'plaatsen'}`,
  seat: (seat) => `plaats ${seat}`,
  chance: 'toeval',
  takesBack: (n) => `neemt ${n} terug`,
  only: (names) => `(alleen ${names})`,
  nobody: 'niemand',
  notOver: 'Niet afgelopen',
  waitsFor: (whom, what) => `het spel wacht op ${whom}: ${what}`,
  places: 'Eindstand',
};

export const PHRASES: Readonly<Record<Language, StoryPhrases>> = { en, de, nl };
