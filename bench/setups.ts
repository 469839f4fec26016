/** One way of playing a game that is worth a line of its own. */
export interface Setup {
  readonly name: string;
  readonly game: string;
  /** Those that differ from the standard. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** Games measured in more ways than one; every other game is measured as its rules recommend it. */
const SEVERAL: readonly Setup[] = [
  { name: 'startrek', game: 'startrek', options: {} },
  { name: 'startrek joined', game: 'startrek', options: { phases: 'joined' } },
  { name: 'startrek classic', game: 'startrek', options: { classic: 'on' } },
];

/** The lines of a game. */
export function setupsOf(game: string): readonly Setup[] {
  const several = SEVERAL.filter((setup) => setup.game === game);
  return several.length > 0 ? several : [{ name: game, game, options: {} }];
}

/** The line of that name. */
export function findSetup(name: string): Setup {
  return SEVERAL.find((setup) => setup.name === name) ?? { name, game: name, options: {} };
}
