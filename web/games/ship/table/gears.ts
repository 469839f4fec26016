import { duel, starship } from '@orrery/starship';
import { DUEL, kitOf, STARSHIP } from '@orrery/starship/facts';
import { duelWording, starshipWording } from '@orrery/starship/words';
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
