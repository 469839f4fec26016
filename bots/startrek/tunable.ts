import type { Values } from '../tune/evolve.ts';
import { startrekSense, TEMPER, type Temper } from './sense.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const RESOURCE = 'resource.';
const TEMPERED = 'temper.';

/** Every number of the evaluation and of the temper, by name; the spread is a matter of calibration, not of taste. */
export function valuesOf(weights: Weights = WEIGHTS, temper: Temper = TEMPER): Values {
  const { resource, spread: _, ...plain } = weights;
  return {
    ...plain,
    ...Object.fromEntries(resource.map((n, kind) => [`${RESOURCE}${kind}`, n])),
    ...Object.fromEntries(Object.entries(temper).map(([name, n]) => [`${TEMPERED}${name}`, n])),
  };
}

/** The weights that values stand for. */
export const weightsOf = (values: Values): Weights => ({
  ...WEIGHTS,
  ...Object.fromEntries(Object.keys(WEIGHTS).flatMap((name) => (name in values ? [[name, values[name]]] : []))),
  resource: WEIGHTS.resource.map((n, kind) => values[`${RESOURCE}${kind}`] ?? n),
});

const temperOf = (values: Values): Temper => ({
  asking: values[`${TEMPERED}asking`] ?? TEMPER.asking,
  giving: values[`${TEMPERED}giving`] ?? TEMPER.giving,
  envy: values[`${TEMPERED}envy`] ?? TEMPER.envy,
});

/** Star Trek judged by other numbers. */
export const senseWith = (values: Values): ReturnType<typeof startrekSense> =>
  startrekSense(weightsOf(values), temperOf(values));
