import { replay } from '../log.ts';
import { parseLog } from '../logtext.ts';
import { keysOf } from '../options.ts';
import type { WrittenLaw } from './law.ts';
import { coverageOf, rulesIn } from './register-of-rules.ts';
import { broken } from './violation.ts';

/** Law 8: every rule of the register has a test that names it, and nobody names a rule there is not. */
export const rules: WrittenLaw = {
  number: 8,
  name: 'every rule has a test',
  read({ game, rules }) {
    if (rules === undefined) return 'the subject names no register of rules';
    const ids = rulesIn(rules.register);
    if (ids.length === 0) broken('the register holds no rules');
    const { doubled, missing, unknown } = coverageOf(rules.register, Object.values(rules.tests));
    if (doubled.length > 0) broken(`rules that stand twice in the register: ${doubled.join(', ')}`);
    if (missing.length > 0) broken(`rules without a test: ${missing.join(', ')}`);
    if (unknown.length > 0) broken(`tests name rules that the register lacks: ${unknown.join(', ')}`);
    const lost = keysOf(game.options).filter((key) => !ids.includes(game.options[key].rule));
    if (lost.length > 0) broken(`options that cite a rule the register lacks: ${lost.join(', ')}`);
    return null;
  },
};

/** Law 9: stored games play as they were played. Who changes that raises the edition. */
export const golden: WrittenLaw = {
  number: 9,
  name: 'golden games',
  read({ game, golden, change }) {
    if (golden === undefined) return 'the subject names no golden games';
    const inWords = (text: string): string => {
      const found = change?.(text) ?? null;
      return found === null ? '' : `\n${found}\nWhat it was: npm run golden -- ${game.id} --tell`;
    };
    let finished = 0;
    for (const [name, text] of Object.entries(golden)) {
      const log = parseLog(game, text);
      if (!log.ok) broken(`${name}: ${log.problem.text}${inWords(text)}`);
      if (log.value.checks.includes(null)) broken(`${name}: an entry has no hash`);
      const played = replay(game, log.value);
      if (!played.ok) broken(`${name}: ${played.problem.text}${inWords(text)}`);
      const isOver = game.awaiting(played.value.state.table).who === 'over';
      if (isOver && log.value.places === null) broken(`${name}: the game is over, but the log holds no places`);
      if (isOver) finished++;
    }
    if (finished === 0) broken('no golden game is played to its end');
    return null;
  },
};
