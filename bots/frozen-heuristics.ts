import type { FrozenMind } from '@orrery/editions';
import type { AnyGameWithHeuristics } from './kit.ts';

/** What members of `Heuristics` and `SearchParams` were called when the first editions were frozen. */
const FORMER_NAMES: readonly (readonly [former: string, present: string])[] = [
  ['worth', 'evaluate'],
  ['spread', 'winScale'],
  ['unrest', 'noiseScale'],
  ['foresee', 'evaluateMove'],
  ['chapter', 'turnNumber'],
  ['scene', 'chanceKey'],
  ['rough', 'rolloutMove'],
  ['merits', 'reasons'],
  ['curiosity', 'exploration'],
  ['sharpness', 'priorTemperature'],
  ['trust', 'priorWeight'],
  ['chapters', 'rolloutTurns'],
  ['horizon', 'rolloutSteps'],
  ['patience', 'maxIterationsPerMove'],
];

/** The name of the search parameters then. */
const FORMER_SEARCH_PARAMS = 'manner';

function withPresentNames<H extends object>(frozen: H): H {
  const present = { ...frozen };
  for (const [former, name] of FORMER_NAMES) {
    if (Reflect.has(frozen, former)) Reflect.set(present, name, Reflect.get(frozen, former));
  }
  const params: unknown = Reflect.get(frozen, FORMER_SEARCH_PARAMS);
  if (typeof params === 'object' && params !== null) Reflect.set(present, 'searchParams', withPresentNames(params));
  return present;
}

/** The heuristics of a frozen edition under the present names. Frozen files are never edited. */
export const presentHeuristics = (frozen: FrozenMind): AnyGameWithHeuristics => ({
  use: (f) => frozen.use((game, heuristics) => f(game, withPresentNames(heuristics))),
});
