/** A bot's name and its trading character, as factors on the weights of its game. */
export interface Persona {
  readonly name: string;
  /** How readily it makes offers. */
  readonly keen: number;
  /** How much it demands from a trade. */
  readonly strict: number;
  /** How much a rival's gain counts against a trade. */
  readonly envious: number;
}

/** The neutral character. */
export const NEUTRAL_PERSONA: Persona = { name: 'Vega', keen: 1, strict: 1, envious: 1 };

/** The bots that join when a person asks for some, in this order; named after stars. */
export const BOT_PERSONAS: readonly Persona[] = [
  NEUTRAL_PERSONA,
  { name: 'Altair', keen: 4, strict: 0.3, envious: 0.3 }, // trades with everyone about everything
  { name: 'Rigel', keen: 0.5, strict: 2, envious: 6 }, // would rather lose a trade than help a rival
  { name: 'Mira', keen: 0.15, strict: 4, envious: 1 }, // asks seldom and gives little
  { name: 'Spica', keen: 3, strict: 3, envious: 1 }, // asks often, but bargains hard
  { name: 'Deneb', keen: 0.3, strict: 0.3, envious: 2 }, // accepts more often than it asks
];
