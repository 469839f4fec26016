/** A package that the app carries with it, as `licences.json` lists it. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The words of its licence file; '' where it has none. */
  readonly text: string;
}
