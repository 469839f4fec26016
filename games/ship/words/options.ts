import type { OptionSpecs, OptionWords, Words } from '@orrery/kernel';
import { keysOf } from '@orrery/kernel';
import type { Settings } from '../state.ts';

/** A value by its name; of figures the name says what they count. */
function valueWords(name: string, value: unknown): Words {
  if (typeof value === 'number' && (name === 'target' || name === 'offers'))
    return { key: `option.${name}.n`, values: { n: value } };
  return { key: `option.${name}.${value}`, values: {} };
}

/** Name, help and values of every option of a game. */
export function optionWordsOf<O extends Partial<Settings>>(
  specs: OptionSpecs<O>,
): { readonly [P in keyof O]: OptionWords } {
  const spoken: Partial<Record<keyof O, OptionWords>> = {};
  for (const name of keysOf(specs)) {
    spoken[name] = {
      name: { key: `option.${name}`, values: {} },
      help: { key: `option.${name}.help`, values: {} },
      values: specs[name].of.map((value) => valueWords(name, value)),
    };
  }
  return spoken as { readonly [P in keyof O]: OptionWords };
}
