/** Uses the declarations of the packages as a project with the strictest checks would. */
import { BOT_LEVELS, botKitOf, seatBot } from '@orrery/bots';
import { BatchEnvironment, randomAction, withEncodedGame } from '@orrery/bots/environment';
import { findGame, presentEdition } from '@orrery/catalog';
import { duel } from '@orrery/duel';
import { headerOf, Match, seededChance, standardOptions } from '@orrery/kernel';
import { comet } from '@orrery/kernel/example';
import { registerLaws } from '@orrery/kernel/laws';
import { starfarers } from '@orrery/starfarers';
import { starship } from '@orrery/starship';
import { startrek } from '@orrery/startrek';

const options = standardOptions(duel.options);
const match = new Match(duel, headerOf(duel, { options, seats: 2 }), { chance: seededChance(1) });
export const numbers: readonly number[] = [match.seq, startrek.seats[0], BOT_LEVELS.captain.noise];
export const ids: readonly string[] = [comet.id, starship.id, starfarers.id, findGame('duel')?.id ?? ''];
export const functions = [botKitOf, seatBot, randomAction, withEncodedGame, presentEdition, registerLaws];
export const classes = [BatchEnvironment];
// @ts-expect-error: declarations know what is not there
export const nothing = match.nothing;
