import { NONE } from '@orrery/common';
import { declareMoves, event, move, only, orElse, type Seat, who } from '@orrery/kernel';
import { stock } from '../actions/gates.ts';
import { ruleOfEffect } from '../characters.ts';
import { SAFE } from '../data.ts';
import { resource } from '../fields.ts';
import { countHands, decide } from '../framevalues.ts';
import { act, playerOf, type View } from '../state.ts';
import { gainOne } from '../supply.ts';
import { words } from '../words/say.ts';
import { amount, by } from '../words/things.ts';
import type { SupportCard } from './card.ts';
import { drawn } from './transfers.ts';

const moves = declareMoves({
  shield: move('shield {resource}', { resource: orElse(resource, NONE, '') }), // NONE: against discarding
});

const events = {
  shielded: event<{ seat: Seat; resource: number }>(
    { seat: 0, resource: 4 },
    { seat: 0, resource: NONE }, // from discarding
  ),
};

const RULE = ruleOfEffect('seven-shield');
const full = ({ table, seat }: View): boolean => playerOf(table, seat).cards > SAFE;

/**
 * ST-CARD-KIRK: with more than seven cards nothing is discarded, with fewer one is taken. Either way its holder owes
 * nothing: hands count as they were when the 7 fell (ST-SEVEN-02).
 */
const shield = act(moves.shield, {
  frames: ['shield'],
  needs: [
    {
      code: 'shield-hand',
      rule: RULE,
      ok: (at, { resource }) => full(at) === (resource === NONE),
      numbers: ({ table, seat }) => ({ cards: playerOf(table, seat).cards, safe: SAFE }),
    },
    { code: 'bank-out', rule: RULE, ok: ({ table }, { resource }) => resource === NONE || stock(table, resource) > 0 },
  ],
  play(state, seat, { resource }, tell) {
    const { stack } = state.table;
    stack.pop();
    if (resource !== NONE) gainOne(state, seat, resource);
    stack.push(countHands(only(seat)), decide(seat));
    tell?.all({ kind: 'shielded', seat, resource });
  },
});

export const CARD: SupportCard<typeof moves, typeof events> = {
  moves,
  events,
  begins: [],
  answers: [shield],
  least: 0,
  transfers: { shielded: ({ seat, resource }) => drawn(seat, resource) },
  sayings: {
    moves: {
      shield({ resource: kind }) {
        if (kind === NONE) return words('move.shield.hand', by('seven-shield'));
        return words('move.shield', { ...by('seven-shield'), card: amount(kind, 1) });
      },
    },
    events: {
      shielded({ seat, resource: kind }) {
        const values = { ...by('seven-shield'), seat: who(seat) };
        if (kind === NONE) return words('event.shielded.hand', values);
        return words('event.shielded', { ...values, card: amount(kind, 1) });
      },
    },
  },
};
