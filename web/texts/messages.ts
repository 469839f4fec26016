import type { Entry } from '@orrery/catalog';

/** Everything the app says, in one language. */
export interface Messages {
  readonly title: string;
  readonly headline: { readonly before: string; readonly stress: string; readonly after: string };
  readonly language: string;
  readonly theme: string;
  readonly night: string;
  readonly day: string;
  readonly games: string;
  readonly plate: (numeral: string, year: number) => string;
  readonly players: (min: number, max: number) => string;
  readonly minutes: (about: number) => string;
  readonly state: Readonly<Record<Entry['state'], string>>;
  readonly plays: (rules: string, year: number) => string;
  readonly disclaimer: string;
}
