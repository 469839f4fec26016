/** A package in the build, as `licences.json` lists it. */
export interface Licence {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** The text of its licence file; '' if it has none. */
  readonly text: string;
}
