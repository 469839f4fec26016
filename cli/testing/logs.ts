import {
  commitmentOf,
  fastRng,
  fingerprintOf,
  Match,
  printLog,
  sealedChance,
  seatsIn,
  standardOptions,
  toHex,
  utf8,
  withHashes,
} from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';

const SERVER_SEED = utf8('thirty-two bytes nobody can guess');
const GAME_ID = 'sealed-game';
const CLIENT_SEEDS = ['my own luck', '', 'and mine'];

/** What its players saw before it began. */
export const SEEN_COMMITMENTS = { commitment: commitmentOf(SERVER_SEED), seats: CLIENT_SEEDS.map(fingerprintOf) };

/** A whole game of Comet with sealed dice, as a server would have run it. */
export function sealedLog(): string {
  const chance = sealedChance({ serverSeed: SERVER_SEED, id: GAME_ID, clientSeeds: CLIENT_SEEDS });
  const match = Match.start(comet, {
    id: GAME_ID,
    options: standardOptions(comet.options),
    seats: CLIENT_SEEDS.length,
    chance,
    commitment: commitmentOf(SERVER_SEED),
    clientSeeds: CLIENT_SEEDS,
  });
  const rng = fastRng(1);
  for (let asked = match.awaiting; asked.who === 'seats'; asked = match.awaiting) {
    const [seat = 0] = seatsIn(asked.must);
    const moves = match.moves(seat);
    const move = moves[rng(moves.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    match.choose(seat, match.request(seat)?.id ?? -1, move);
  }
  return printLog(comet.notation, withHashes(comet, match.toLog(toHex(SERVER_SEED))));
}

/** The text with the first match replaced; throws without a match. */
export function replaceOnce(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`nothing in the log matches ${from}`);
  return changed;
}
