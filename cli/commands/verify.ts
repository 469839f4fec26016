import { LANGUAGES } from '@orrery/catalog';
import {
  errResult,
  type GameLog,
  type LogCheck,
  okResult,
  quote,
  type Result,
  type SeenCommitments,
  verifyLog,
} from '@orrery/kernel';
import { defineCommand, EXIT_CODES } from '../command.ts';
import { choiceFlag, operand, textFlag } from '../flags.ts';
import { countNoun, groupedDigits } from '../format.ts';
import { LOG_HELP, logName, openLog } from '../logfile.ts';
import { explainProblem } from '../story/explain-problem.ts';
import { formatTable } from '../table.ts';

const DICE_SENTENCES: Readonly<Record<LogCheck['dice'], (draws: number) => string>> = {
  sealed: (draws) => `${countNoun(draws, 'draw', 'draws')} recomputed from the committed seed: all as recorded`,
  pending: () => 'sealed, but the seed is not revealed yet: only their range could be checked',
  open: () => 'not sealed: only their range could be checked',
};

function findingsText<M, O>(
  { header, checks }: GameLog<M, O>,
  { entries, finished, dice, draws, witnessed }: LogCheck,
): string {
  const hashes = checks.filter((check) => check !== null).length;
  return formatTable([
    ['game', `${header.game}, edition ${header.edition}, ${countNoun(header.seats, 'seat', 'seats')}, ${header.id}`],
    ['rules', `${countNoun(entries, 'entry', 'entries')}, all legal; the game is ${finished ? 'over' : 'not over'}`],
    ['hashes', hashes === 0 ? 'the log holds none' : `${groupedDigits(hashes)}, all as recorded`],
    ['dice', DICE_SENTENCES[dice](draws)],
    ...(witnessed ? [['seen', `${countNoun(header.seats + 1, 'fingerprint', 'fingerprints')}, all as recorded`]] : []),
  ]);
}

const FINGERPRINT_PATTERN = /^[0-9a-f]{64}$/;

/** What was seen before the game: the server's fingerprint, then that of each seat. */
function readCommitments(given: string | null): Result<SeenCommitments | null> {
  if (given === null) return okResult(null);
  const [commitment = '', ...seats] = given.split(',');
  const wrong = [commitment, ...seats].find((each) => !FINGERPRINT_PATTERN.test(each));
  if (wrong === undefined) return okResult({ commitment, seats });
  const expected = '--saw needs fingerprints of 64 hexadecimal digits, separated by commas';
  return errResult('cli.saw', { given: wrong }, `${expected}, not ${quote(wrong)}`);
}

export const verifyCommand = defineCommand({
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
    saw: textFlag('HASHES', 'fingerprints seen before the game, separated by commas'),
    language: choiceFlag('LANGUAGE', LANGUAGES, 'en', `language of refusals: ${LANGUAGES.join(', ')} (en)`),
  },
  async run(world, { language, saw }, { file }) {
    const witness = readCommitments(saw);
    if (!witness.ok) return witness;
    const opened = await openLog(world, file, language);
    if (!opened.ok) return opened;
    return opened.value.use('everything', (game, formatter, log) => {
      const verdict = verifyLog(game, log, witness.value);
      if (verdict.ok) world.out.write(findingsText(log, verdict.value));
      else
        world.err.write(
          `orrery: ${logName(file)} is wrong: ${explainProblem(game, formatter, log, verdict.problem).text}\n`,
        );
      return okResult(verdict.ok ? EXIT_CODES.fine : EXIT_CODES.wrongLog);
    });
  },
});
