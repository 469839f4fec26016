import type { OptionWords, Words } from '@orrery/kernel';
import { options } from '../options.ts';
import type { Options } from '../state.ts';
import { words } from './say.ts';

/** A value by its name; a figure is the same in every language but for what it counts. */
function valueWords(name: keyof Options, value: string | number): Words {
  if (name === 'target') return words('option.target.points', { value });
  if (name === 'offers') return words('option.offers.most', { value });
  return { key: `option.${name}.${value}`, values: {} };
}

const spoken = (name: keyof Options): OptionWords => ({
  name: words(`option.${name}`),
  help: words(`option.${name}.help`),
  values: options[name].of.map((value) => valueWords(name, value)),
});

/** Name, help and values of every option. */
export const optionWords: { readonly [P in keyof Options]: OptionWords } = {
  setup: spoken('setup'),
  home: spoken('home'),
  target: spoken('target'),
  rivals: spoken('rivals'),
  jump: spoken('jump'),
  fame: spoken('fame'),
  dice: spoken('dice'),
  offers: spoken('offers'),
};
