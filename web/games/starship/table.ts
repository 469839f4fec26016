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
  engine: starship,
  wording,
  things: STARSHIP_THINGS,
  blank: ({ options }) => starship.setup(options, 2),
};

export const STARSHIP_TABLE = furnished(starship, wording, furnitureOf(STARSHIP_GEAR));
