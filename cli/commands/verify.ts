import { LANGUAGES } from '@orrery/catalog';
import {
  bad,
  good,
  type Log,
  quote,
  type Result,
  type Verdict,
  verify as verifyLog,
  type Witness,
} from '@orrery/kernel';
import { command, EXIT } from '../command.ts';
import { choice, operand, text } from '../flags.ts';
import { counted, grouped } from '../format.ts';
import { LOG_HELP, nameOf, openLog } from '../logfile.ts';
import { faultInWords } from '../story/refused.ts';
import { table } from '../table.ts';

const DICE: Readonly<Record<Verdict['dice'], (draws: number) => string>> = {
  sealed: (draws) =>
    `${counted(draws, 'draw', 'draws')} recomputed from the seed that was committed to: all as recorded`,
  pending: () => 'sealed, but the seed is not yet shown: only their range could be checked',
  open: () => 'not sealed: only their range could be checked',
};

function findings<M, O>({ header, checks }: Log<M, O>, { entries, finished, dice, draws, witnessed }: Verdict): string {
  const hashes = checks.filter((check) => check !== null).length;
  return table([
    ['game', `${header.game}, edition ${header.edition}, ${counted(header.seats, 'seat', 'seats')}, ${header.id}`],
    ['rules', `${counted(entries, 'entry', 'entries')}, all legal; the game is ${finished ? 'over' : 'not over'}`],
    ['hashes', hashes === 0 ? 'the log holds none' : `${grouped(hashes)}, all as recorded`],
    ['dice', DICE[dice](draws)],
    ...(witnessed ? [['seen', `${counted(header.seats + 1, 'fingerprint', 'fingerprints')}, all as recorded`]] : []),
  ]);
}

const FINGERPRINT = /^[0-9a-f]{64}$/;

/** What somebody saw before the game: the server's fingerprint, then that of each seat. */
function readWitness(given: string | null): Result<Witness | null> {
  if (given === null) return good(null);
  const [commitment = '', ...seats] = given.split(',');
  const wrong = [commitment, ...seats].find((each) => !FINGERPRINT.test(each));
  if (wrong === undefined) return good({ commitment, seats });
  const expected = '--saw needs fingerprints of 64 hexadecimal digits with commas between';
  return bad('cli.saw', { given: wrong }, `${expected}, not ${quote(wrong)}`);
}

export const verify = command({
  name: 'verify',
  summary: 'Checks a log: every move by the rules, every roll by the seed.',
  about: [
    'Ends with 0 when everything holds, with 1 and the first fault when the log can be read but is wrong,\n' +
      'with 2 when it cannot be read.',
    'A log that somebody made up afterwards agrees with itself. --saw holds it to what you saw before the game:\n' +
      'the fingerprint of the server, then that of each seat, as the page about a finished game shows them.',
  ],
  examples: ['orrery verify game.log', 'gunzip -c game.log.gz | orrery verify -'],
  operands: { file: operand('FILE', LOG_HELP) },
  flags: {
    saw: text('HASHES', 'fingerprints that were seen before the game, with commas between'),
    language: choice('LANGUAGE', LANGUAGES, 'en', `of what the rules forbid: ${LANGUAGES.join(', ')} (en)`),
  },
  async run(world, { language, saw }, { file }) {
    const witness = readWitness(saw);
    if (!witness.ok) return witness;
    const opened = await openLog(world, file, language);
    if (!opened.ok) return opened;
    return opened.value.use('everything', (game, teller, log) => {
      const verdict = verifyLog(game, log, witness.value);
      if (verdict.ok) world.out.write(findings(log, verdict.value));
      else
        world.err.write(`orrery: ${nameOf(file)} is wrong: ${faultInWords(game, teller, log, verdict.problem).text}\n`);
      return good(verdict.ok ? EXIT.fine : EXIT.wrongLog);
    });
  },
});
