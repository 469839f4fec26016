/** A bot's name and its way of trading, as factors on what its game would have it do. */
export interface Persona {
  readonly name: string;
  /** How readily it offers. */
  readonly keen: number;
  /** How much it wants out of a deal. */
  readonly strict: number;
  /** How much it minds that a rival gains as well. */
  readonly envious: number;
}

/** Neither this nor that. */
export const EVEN: Persona = { name: 'Vega', keen: 1, strict: 1, envious: 1 };

/** Who sits down when a person asks for bots, in this order; named after stars. */
export const CREW: readonly Persona[] = [
  EVEN,
  { name: 'Altair', keen: 4, strict: 0.3, envious: 0.3 }, // trades with everybody about everything
  { name: 'Rigel', keen: 0.5, strict: 2, envious: 6 }, // would rather lose a deal than feed a rival
  { name: 'Mira', keen: 0.15, strict: 4, envious: 1 }, // asks seldom and gives little
  { name: 'Spica', keen: 3, strict: 3, envious: 1 }, // asks often, but drives a bargain
  { name: 'Deneb', keen: 0.3, strict: 0.3, envious: 2 }, // says yes more often than it asks
];
