import { duel } from '@orrery/duel';
import { wording as duelWording } from '@orrery/duel/words';
import { starship } from '@orrery/starship';
import { wording as starshipWording } from '@orrery/starship/words';
import { furnished } from '../../../table/furniture.ts';
import { furnitureOf } from './furniture.tsx';
import { DUEL_GEAR, STARSHIP_GEAR } from './gears.ts';

/** Both games with their words, at the same table. */
export const STARSHIP_TABLE = furnished(starship, starshipWording, furnitureOf(STARSHIP_GEAR));
export const DUEL_TABLE = furnished(duel, duelWording, furnitureOf(DUEL_GEAR));
