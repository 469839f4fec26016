import { kitOf } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { wording } from '@orrery/starship/words';
import { furnished } from '../../table/furniture.ts';
import { furnitureOf } from '../ship/table/furniture.tsx';
import type { Gear } from '../ship/table/gear.ts';
import { STARSHIP_THINGS } from './things.ts';

export const STARSHIP_GEAR: Gear = {
  kit: kitOf(STARSHIP),
  wording,
  things: STARSHIP_THINGS,
};

export const STARSHIP_TABLE = furnished(starship, wording, furnitureOf(STARSHIP_GEAR));
