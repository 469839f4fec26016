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
  wording,
  things: DUEL_THINGS,
};

export const DUEL_TABLE = furnished(duel, wording, furnitureOf(DUEL_GEAR));
