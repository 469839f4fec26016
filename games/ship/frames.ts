import { ASIDE, bitCount, NONE, nthBit } from '@orrery/common';
import { asking, type Chance, chance, drawing, only, over, sealedChoice, type Tell } from '@orrery/kernel';
import { likelyInFlight, likelyToBuild } from './actions/likely.ts';
import { COMBAT_DIE, DRIVE_DIE, LOOK, SENSOR } from './data.ts';
import type { Event } from './events.ts';
import { fight } from './fight.ts';
import { arrive, keepInSight, land, unseenIn } from './flight.ts';
import { ARRANGE, FIRST } from './framevalues.ts';
import { type Kit, stageOf } from './kit.ts';
import { produce } from './production.ts';
import { BOTH } from './score.ts';
import { commence, crown, deal, dealBounds, startByCrest } from './setup.ts';
import { levelOf } from './ship.ts';
import { nextGroup, nextTasks, takeAt } from './stacks.ts';
import { type Frame, faceDown, handOf, playerOf, type Rule, type Settings, type Table, type Whole } from './state.ts';
import { beginTurn, nextTurn } from './turn.ts';

type Rules = { readonly [P in Frame['kind']]: Rule<P> };
type Telling = Tell<Event> | null;

const FACES = 6;
const crestChance = chance('crests', [2], 'open');
const firstChance = chance('first', [FACES, FACES], 'open');
const dieChance = chance('die', [FACES], 'open');
const fightChance = chance('fight', [FACES, FACES], 'open');
const openOf = drawing('open', 'open');
const revealOf = drawing('reveal', 'secret');
const refillOpen = drawing('refill', 'open');
const refillSecret = drawing('refill', 'secret');
/** By how many cards are looked at, and by how many there are. */
const looks: readonly (readonly Chance[])[] = LOOK.map((_, level) =>
  Array.from({ length: 13 }, (__, size) => {
    const n = Math.min(LOOK[level] ?? 0, size);
    return chance(
      'look',
      Array.from({ length: n }, (___, i) => size - i),
      'secret',
    );
  }),
);

const ask = {
  centres: asking('centres', 'open'),
  produce: asking('produce', 'open'),
  sector: asking('sector', 'open'),
  arrange: asking('arrange', 'open'),
  flight: asking('flight', 'open'),
  pirate: asking('pirate', 'open'),
  reward: asking('reward', 'open'),
  lose: asking('lose', 'open'),
  build: asking('build', 'open'),
  offer: asking('offer', 'open'),
} as const;

const dealChances = new WeakMap<Settings, Chance>();

function setUpFrames({ variant, rules }: Kit): Pick<Rules, 'crests' | 'first' | 'deal' | 'centres' | 'begin'> {
  return {
    crests: {
      rule: rules.crests,
      awaits: () => crestChance,
      resolve({ table }, _, [moon = 0], tell) {
        crown(table, moon);
        tell?.all({ kind: 'crests', crests: table.players.map(({ crest }) => crest) });
        startByCrest(table, variant, tell);
      },
    },
    first: {
      rule: rules.first,
      awaits: () => firstChance,
      resolve({ table }, _, outcome, tell) {
        const rolls = outcome.map((face) => DRIVE_DIE[face] ?? 1);
        const [one = 0, two = 0] = rolls;
        tell?.all({ kind: 'first-rolled', rolls });
        if (one === two) table.stack.push(FIRST);
        else commence(table, variant, one > two ? 0 : 1, tell);
      },
    },
    deal: {
      rule: rules.stacks,
      awaits({ options }) {
        const known = dealChances.get(options);
        if (known !== undefined) return known;
        const made = chance('deal', dealBounds(variant, options), 'secret');
        dealChances.set(options, made);
        return made;
      },
      resolve(state, _, outcome, tell) {
        deal(state, variant, outcome);
        tell?.all({ kind: 'dealt', sizes: [...state.table.sizes] });
      },
    },
    centres: { rule: rules.centres, awaits: (_, { done }) => sealedChoice(ask.centres, BOTH, done) },
    begin: {
      rule: rules.turn,
      run: ({ table }, _, tell) => beginTurn(table, stageOf(variant, table.options), tell),
    },
  };
}

/** SS-MOD-03, DU-CEN-07: the sensor centre shows what comes next, to the flyer alone. */
function look(state: Whole, outcome: readonly number[], tell: Telling): void {
  const { table, box } = state;
  const { active: seat, sector } = table;
  const stack = box.sectors[sector] ?? [];
  const { ahead } = handOf(state, seat);
  for (let i = 0; i < outcome.length; i++) ahead.push(takeAt(stack, outcome[i] ?? 0));
  ahead.reverse();
  table.ahead = ahead.length;
  table.stack.push(ARRANGE);
  const n = ahead.length;
  tell?.to(
    only(seat),
    { kind: 'looked', seat, sector, n, cards: [...ahead].reverse() },
    { kind: 'looked', seat, sector, n, cards: null },
  );
}

/** SS-RES-01, DU-REF-02: the top card of the reserve; by option nobody sees it. */
function refill(state: Whole, mark: 'turned' | 'straight', k: number, tell: Telling): void {
  const { table, box } = state;
  const { sector, row, reserve, options } = table;
  const group = nextGroup(reserve);
  const card = takeAt(box.reserve, k);
  reserve[group] = (reserve[group] ?? 0) - 1;
  if (mark === 'turned') table.turned |= 1 << row.length;
  const isOpen = options.refill === 'open';
  row.push(isOpen ? card : faceDown(group + 1));
  if (!isOpen) box.veiled.push(card);
  if (box.veiled.length > 1) box.veiled.sort((a, b) => a - b);
  if (isOpen) keepInSight(table);
  tell?.all({ kind: 'refilled', sector, card: isOpen ? card : null, group: group + 1 });
}

const refillChance = ({ reserve, options }: Table): Chance =>
  (options.refill === 'open' ? refillOpen : refillSecret)(reserve[nextGroup(reserve)] ?? 0);

function flightFrames(kit: Kit): Pick<Rules, 'look' | 'arrange' | 'flight' | 'reveal' | 'refill' | 'land'> {
  const { facts, rules } = kit;
  return {
    look: {
      rule: rules.sensor,
      awaits: (table) =>
        looks[levelOf(playerOf(table, table.active), SENSOR)]?.[table.sizes[table.sector] ?? 0] ?? dieChance,
      resolve: (state, _, outcome, tell) => look(state, outcome, tell),
    },
    arrange: { rule: rules.sensor, awaits: ({ active }) => ask.arrange(only(active)) },
    flight: {
      rule: rules.flight,
      awaits: ({ active }) => ask.flight(only(active)),
      likely: likelyInFlight(facts),
    },
    reveal: {
      rule: rules.flight,
      awaits: (table) => revealOf(unseenIn(table)),
      resolve(state, _, [k = 0], tell) {
        arrive(state, facts, takeAt(state.box.sectors[state.table.sector] ?? [], k), tell);
      },
    },
    refill: {
      rule: rules.refill,
      awaits: refillChance,
      resolve: (state, { isTurned }, [k = 0], tell) => refill(state, isTurned ? 'turned' : 'straight', k, tell),
    },
    land: { rule: rules.actions, run: land },
  };
}

/** A task is opened; one that replaces a task for the same planet waits for another flight (SS-ACT-E5, DU-ORD-08). */
function openTask({ table }: Whole, { variant }: Kit, after: number, k: number, tell: Telling): void {
  const task = nthBit(nextTasks(variant.tasks, table.deck), k);
  const isLocked = after !== NONE && variant.tasks[task]?.target === after;
  table.deck &= ~(1 << task);
  table.open.push(task);
  if (isLocked) table.locked |= 1 << task;
  tell?.all({ kind: 'opened', task, isLocked });
}

/** What each frame waits for or does. */
export function framesOf(kit: Kit): Rules {
  const { variant, rules } = kit;
  return {
    ...setUpFrames(kit),
    ...flightFrames(kit),
    open: {
      rule: rules.newTask,
      awaits: ({ deck }) => openOf(bitCount(nextTasks(variant.tasks, deck))),
      resolve: (state, { after }, [k = 0], tell) => openTask(state, kit, after, k, tell),
    },
    die: {
      rule: rules.die,
      awaits: () => dieChance,
      resolve({ table }, _, [face = 0], tell) {
        table.die = DRIVE_DIE[face] ?? 1;
        tell?.all({ kind: 'rolled', seat: table.active, die: table.die });
        produce(table, variant, tell);
      },
    },
    produce: { rule: rules.produce, awaits: (_, { seat }) => ask.produce(only(seat)) },
    sector: { rule: rules.sector, awaits: ({ active }) => ask.sector(only(active)) },
    pirate: { rule: rules.pirate, awaits: ({ active }) => ask.pirate(only(active)) },
    fight: {
      rule: rules.fight,
      awaits: () => fightChance,
      resolve({ table }, { card }, [own = 0, other = 0], tell) {
        fight(table, kit, card, { own: COMBAT_DIE[own] ?? 1, other: COMBAT_DIE[other] ?? 1 }, tell);
      },
    },
    reward: { rule: rules.reward, awaits: ({ active }) => ask.reward(only(active)) },
    lose: { rule: rules.loseCentre, awaits: ({ active }) => ask.lose(only(active)) },
    build: {
      rule: rules.build,
      awaits: ({ active, options }) => ask.build(only(active), options.offers === 0 ? 0 : only(1 - active)),
      aside: ASIDE,
      likely: likelyToBuild,
    },
    offer: {
      rule: rules.barter,
      // Other terms in answer are for the player on turn to decide on; meanwhile the other may still accept.
      awaits: ({ active, proposal }) =>
        proposal === null ? ask.offer(only(1 - active), only(active)) : ask.offer(only(active), only(1 - active)),
    },
    next: { rule: rules.turn, run: (state, _, tell) => nextTurn(state, stageOf(variant, state.table.options), tell) },
    over: { rule: rules.over, awaits: (_, { places }) => over(places) },
  };
}
