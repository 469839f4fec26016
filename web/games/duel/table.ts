import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { wording } from '@orrery/duel/words';
import { kitOf } from '@orrery/ship/facts';
import { furnished } from '../../table/furniture.ts';
import { furnitureOf } from '../ship/table/furniture.tsx';
import type { Gear } from '../ship/table/gear.ts';
import { DUEL_THINGS } from './things.ts';

export const DUEL_GEAR: Gear = {
  kit: kitOf(DUEL),
  engine: duel,
  wording,
  things: DUEL_THINGS,
  blank: ({ options }) => duel.setup(options, 2),
};

export const DUEL_TABLE = furnished(duel, wording, furnitureOf(DUEL_GEAR));
