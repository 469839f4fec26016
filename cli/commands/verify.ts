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
  sealed: (draws) => `${counted(draws, 'draw', 'draws')} recomputed from the committed seed: all as recorded`,
  pending: () => 'sealed, but the seed is not revealed yet: only their range could be checked',
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
  const expected = '--saw needs fingerprints of 64 hexadecimal digits, separated by commas';
  return bad('cli.saw', { given: wrong }, `${expected}, not ${quote(wrong)}`);
}

export const verify = command({
  name: 'verify',
  summary: 'Checks a log: every move against the rules, every roll against the seed.',
  about: [
    'Exits with 0 if everything is right, with 1 and the first fault if the log is readable but wrong,\n' +
      'and with 2 if it cannot be read.',
    'A log that was made up afterwards is consistent in itself. --saw compares it with what you saw before the game:\n' +
      'the fingerprint of the server, then that of each seat, as the game report shows them.',
  ],
  examples: ['orrery verify game.log', 'gunzip -c game.log.gz | orrery verify -'],
  operands: { file: operand('FILE', LOG_HELP) },
  flags: {
    saw: text('HASHES', 'fingerprints seen before the game, separated by commas'),
    language: choice('LANGUAGE', LANGUAGES, 'en', `language of refusals: ${LANGUAGES.join(', ')} (en)`),
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
