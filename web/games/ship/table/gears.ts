import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { wording as duelWording } from '@orrery/duel/words';
import { kitOf } from '@orrery/ship/facts';
import { starship } from '@orrery/starship';
import { STARSHIP } from '@orrery/starship/facts';
import { wording as starshipWording } from '@orrery/starship/words';
import type { Gear } from './gear.ts';

const SEATS = 2;

export const STARSHIP_GEAR: Gear = {
  kit: kitOf(STARSHIP),
  engine: starship,
  wording: starshipWording,
  blank: ({ options }) => starship.setup(options, SEATS),
};

export const DUEL_GEAR: Gear = {
  kit: kitOf(DUEL),
  engine: duel,
  wording: duelWording,
  blank: ({ options }) => duel.setup(options, SEATS),
};
