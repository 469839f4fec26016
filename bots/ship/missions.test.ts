import { duel } from '@orrery/duel';
import { DUEL } from '@orrery/duel/facts';
import { MoveList, standardOptions } from '@orrery/kernel';
import { type Move, missionStage } from '@orrery/ship/facts';
import { expect, test } from 'vitest';
import duelWeights from '../duel/weights.json';
import { BOT_LEVELS } from '../levels.ts';
import { playBots } from '../play-bots.ts';
import { MoveExplainer } from '../reasons.ts';
import { seatBot } from '../roster.ts';
import { shipHeuristics } from './heuristics.ts';

const FEW_MOVES = 12;
/** How many decisions of each mission are looked at. */
const DECISIONS = 60;

test.each([1, 2, 3, 4])('no reason for a move in mission %i is about something that the mission lacks', (mission) => {
  const heuristics = shipHeuristics(DUEL, duelWeights.values);
  const options = { ...standardOptions(duel.options), mission };
  const { hasShips, hasGuns, hasCentres, hasLevels } = missionStage(DUEL, duel.setup(options, 2).table.options);
  // In the order in which reasons number what can be built.
  const isThere = [hasShips, hasShips, hasGuns, hasGuns, hasCentres, hasLevels];
  const lacking = isThere.flatMap((each, what) => (each ? [] : [what]));
  const moves = new MoveList<Move>();
  const named: number[] = [];
  let looks = 0;
  playBots(duel, { options, seats: 2, seed: 7, budget: { iterations: 0 }, maxEntries: 2000 }, (setup) => {
    const bot = seatBot(duel, heuristics, BOT_LEVELS.captain, { options, view: setup, seats: 2, seed: 7 });
    const told: Parameters<typeof bot.hear>[0][] = [];
    return {
      hear(event) {
        told.push(event);
        bot.hear(event);
      },
      choose(view, budget) {
        if (looks++ < DECISIONS) {
          duel.moves(view, moves);
          const explainer = new MoveExplainer(duel, heuristics, { options, view, seats: 2, seed: 1 });
          for (const event of told) explainer.hear(event);
          for (const move of moves.toArray().slice(0, FEW_MOVES)) {
            for (const { numbers } of explainer.explain(move)) if (numbers.what !== undefined) named.push(numbers.what);
          }
        }
        return bot.choose(view, budget);
      },
    };
  });
  expect(looks).toBeGreaterThan(10);
  expect(named.filter((what) => lacking.includes(what))).toEqual([]);
});
