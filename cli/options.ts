import { errResult, type OptionSpecs, optionNames, quote, type Result, readOptions } from '@orrery/kernel';

/** Options as flags give them, `name=value` each. Values are text here, whatever type the game gives them. */
export function readOptionFlags<O>(specs: OptionSpecs<O>, given: readonly string[]): Result<O> {
  const named = new Map<string, unknown>();
  for (const word of given) {
    const split = word.indexOf('=');
    if (split < 1) return errResult('cli.option', { word }, `--option must be name=value, not ${quote(word)}`);
    const name = word.slice(0, split);
    if (named.has(name)) return errResult('cli.option', { word }, `--option ${name} was given twice; give it once`);
    const value = word.slice(split + 1);
    const key = optionNames(specs).find((known) => known === name);
    const choice = key === undefined ? undefined : specs[key].of.find((each) => String(each) === value);
    named.set(name, choice ?? value);
  }
  return readOptions(specs, Object.fromEntries(named));
}
