import { replay } from '../log.ts';
import { parseLog } from '../log-text.ts';
import { optionNames } from '../options.ts';
import type { StaticLaw } from './law.ts';
import { coverageOf, rulesIn } from './register-of-rules.ts';
import { failLaw } from './violation.ts';

/** Law 8: every rule of the register has a test that names it, and no test names an unknown rule. */
export const rulesLaw: StaticLaw = {
  number: 8,
  name: 'every rule has a test',
  read({ game, rules }) {
    if (rules === undefined) return 'the subject names no register of rules';
    const ids = rulesIn(rules.register);
    if (ids.length === 0) failLaw('the register holds no rules');
    const { doubled, missing, unknown } = coverageOf(rules.register, Object.values(rules.tests));
    if (doubled.length > 0) failLaw(`rules that stand twice in the register: ${doubled.join(', ')}`);
    if (missing.length > 0) failLaw(`rules without a test: ${missing.join(', ')}`);
    if (unknown.length > 0) failLaw(`tests name rules that the register lacks: ${unknown.join(', ')}`);
    const lost = optionNames(game.options).filter((key) => !ids.includes(game.options[key].rule));
    if (lost.length > 0) failLaw(`options that cite a rule the register lacks: ${lost.join(', ')}`);
    return null;
  },
};

/** Law 9: stored games replay exactly. A change that alters them needs a new edition. */
export const goldenLaw: StaticLaw = {
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
      if (!log.ok) failLaw(`${name}: ${log.problem.text}${inWords(text)}`);
      if (log.value.checks.includes(null)) failLaw(`${name}: an entry has no hash`);
      const played = replay(game, log.value);
      if (!played.ok) failLaw(`${name}: ${played.problem.text}${inWords(text)}`);
      const isOver = game.awaiting(played.value.state.table).who === 'over';
      if (isOver && log.value.places === null) failLaw(`${name}: the game is over, but the log holds no places`);
      if (isOver) finished++;
    }
    if (finished === 0) failLaw('no golden game is played to its end');
    return null;
  },
};
