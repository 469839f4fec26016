import { BYSTANDER_MOVES, bitCount, NONE, nthBit } from '@orrery/common';
import {
  type Chance,
  cardDraw,
  defineQuestion,
  type EventSink,
  fixedChance,
  gameOver,
  onlySeat,
  sealedChoice,
} from '@orrery/kernel';
import { prefilterBuild, prefilterFlight } from './actions/turn-actions.ts';
import { COMBAT_DIE, DRIVE_DIE, SENSOR_CARDS, SENSOR_CENTRE } from './data.ts';
import type { Event } from './events.ts';
import { resolveFight } from './fight.ts';
import { arriveAtCard, keepLastVisible, land, unseenIn } from './flight.ts';
import { ARRANGE_FRAME, FIRST_FRAME } from './frame-constants.ts';
import { missionStage, type ShipKit } from './kit.ts';
import { produce } from './production.ts';
import { BOTH_SEATS } from './score.ts';
import { assignCrests, beginGame, dealBounds, dealCards, startByCrest } from './setup.ts';
import { centreLevel } from './ship.ts';
import { nextReserveGroup, nextTasks, takeCardAt } from './stacks.ts';
import {
  type Frame,
  faceDownCode,
  handOf,
  playerOf,
  type ShipFrameRule,
  type ShipGameState,
  type ShipOptions,
  type Table,
} from './state.ts';
import { beginTurn, nextTurn } from './turn.ts';

type FrameRules = { readonly [P in Frame['kind']]: ShipFrameRule<P> };
type MaybeSink = EventSink<Event> | null;

const DIE_FACES = 6;
const crestChance = fixedChance('crests', [2], 'open');
const firstChance = fixedChance('first', [DIE_FACES, DIE_FACES], 'open');
const dieChance = fixedChance('die', [DIE_FACES], 'open');
const fightChance = fixedChance('fight', [DIE_FACES, DIE_FACES], 'open');
const taskDraw = cardDraw('open', 'open');
const revealDraw = cardDraw('reveal', 'secret');
const openRefillDraw = cardDraw('refill', 'open');
const secretRefillDraw = cardDraw('refill', 'secret');
/** By the number of cards looked at, and by the number of cards. */
const LOOK_CHANCES: readonly (readonly Chance[])[] = SENSOR_CARDS.map((_, level) =>
  Array.from({ length: 13 }, (__, size) => {
    const n = Math.min(SENSOR_CARDS[level] ?? 0, size);
    return fixedChance(
      'look',
      Array.from({ length: n }, (___, i) => size - i),
      'secret',
    );
  }),
);

const questions = {
  centres: defineQuestion('centres', 'open'),
  produce: defineQuestion('produce', 'open'),
  sector: defineQuestion('sector', 'open'),
  arrange: defineQuestion('arrange', 'open'),
  flight: defineQuestion('flight', 'open'),
  pirate: defineQuestion('pirate', 'open'),
  reward: defineQuestion('reward', 'open'),
  lose: defineQuestion('lose', 'open'),
  build: defineQuestion('build', 'open'),
  offer: defineQuestion('offer', 'open'),
} as const;

const dealChances = new WeakMap<ShipOptions, Chance>();

function setUpFrames({ variant, rules }: ShipKit): Pick<FrameRules, 'crests' | 'first' | 'deal' | 'centres' | 'begin'> {
  return {
    crests: {
      rule: rules.crests,
      awaits: () => crestChance,
      resolve({ table }, _, [moon = 0], tell) {
        assignCrests(table, moon);
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
        if (one === two) table.stack.push(FIRST_FRAME);
        else beginGame(table, variant, one > two ? 0 : 1, tell);
      },
    },
    deal: {
      rule: rules.stacks,
      awaits({ options }) {
        const known = dealChances.get(options);
        if (known !== undefined) return known;
        const made = fixedChance('deal', dealBounds(variant, options), 'secret');
        dealChances.set(options, made);
        return made;
      },
      resolve(state, _, outcome, tell) {
        dealCards(state, variant, outcome);
        tell?.all({ kind: 'dealt', sizes: [...state.table.sizes] });
      },
    },
    centres: { rule: rules.centres, awaits: (_, { done }) => sealedChoice(questions.centres, BOTH_SEATS, done) },
    begin: {
      rule: rules.turn,
      run: ({ table }, _, tell) => beginTurn(table, missionStage(variant, table.options), tell),
    },
  };
}

/** SS-MOD-03, DU-CEN-07: the sensor centre shows the next cards to the flyer alone. */
function showSensorCards(state: ShipGameState, outcome: readonly number[], tell: MaybeSink): void {
  const { table, box } = state;
  const { active: seat, sector } = table;
  const stack = box.sectors[sector] ?? [];
  const { ahead } = handOf(state, seat);
  for (let i = 0; i < outcome.length; i++) ahead.push(takeCardAt(stack, outcome[i] ?? 0));
  ahead.reverse();
  table.ahead = ahead.length;
  table.stack.push(ARRANGE_FRAME);
  const n = ahead.length;
  tell?.to(
    onlySeat(seat),
    { kind: 'looked', seat, sector, n, cards: [...ahead].reverse() },
    { kind: 'looked', seat, sector, n, cards: null },
  );
}

/** SS-RES-01, DU-REF-02: the top card of the reserve; with the option it is face down. */
function refillRow(state: ShipGameState, mark: 'turned' | 'straight', k: number, tell: MaybeSink): void {
  const { table, box } = state;
  const { sector, row, reserve, options } = table;
  const group = nextReserveGroup(reserve);
  const card = takeCardAt(box.reserve, k);
  reserve[group] = (reserve[group] ?? 0) - 1;
  if (mark === 'turned') table.turned |= 1 << row.length;
  const isOpen = options.refill === 'open';
  row.push(isOpen ? card : faceDownCode(group + 1));
  if (!isOpen) box.veiled.push(card);
  if (box.veiled.length > 1) box.veiled.sort((a, b) => a - b);
  if (isOpen) keepLastVisible(table);
  tell?.all({ kind: 'refilled', sector, card: isOpen ? card : null, group: group + 1 });
}

const refillChance = ({ reserve, options }: Table): Chance =>
  (options.refill === 'open' ? openRefillDraw : secretRefillDraw)(reserve[nextReserveGroup(reserve)] ?? 0);

function flightFrames(kit: ShipKit): Pick<FrameRules, 'look' | 'arrange' | 'flight' | 'reveal' | 'refill' | 'land'> {
  const { facts, rules } = kit;
  return {
    look: {
      rule: rules.sensor,
      awaits: (table) =>
        LOOK_CHANCES[centreLevel(playerOf(table, table.active), SENSOR_CENTRE)]?.[table.sizes[table.sector] ?? 0] ??
        dieChance,
      resolve: (state, _, outcome, tell) => showSensorCards(state, outcome, tell),
    },
    arrange: { rule: rules.sensor, awaits: ({ active }) => questions.arrange(onlySeat(active)) },
    flight: {
      rule: rules.flight,
      awaits: ({ active }) => questions.flight(onlySeat(active)),
      prefilter: prefilterFlight(facts),
    },
    reveal: {
      rule: rules.flight,
      awaits: (table) => revealDraw(unseenIn(table)),
      resolve(state, _, [k = 0], tell) {
        arriveAtCard(state, facts, takeCardAt(state.box.sectors[state.table.sector] ?? [], k), tell);
      },
    },
    refill: {
      rule: rules.refill,
      awaits: refillChance,
      resolve: (state, { isTurned }, [k = 0], tell) => refillRow(state, isTurned ? 'turned' : 'straight', k, tell),
    },
    land: { rule: rules.actions, run: land },
  };
}

/**
 * A task is opened; one that replaces a task for the same planet cannot be done in this flight (SS-ACT-E5, DU-ORD-08).
 */
function openTask({ table }: ShipGameState, { variant }: ShipKit, after: number, k: number, tell: MaybeSink): void {
  const task = nthBit(nextTasks(variant.tasks, table.deck), k);
  const isLocked = after !== NONE && variant.tasks[task]?.target === after;
  table.deck &= ~(1 << task);
  table.open.push(task);
  if (isLocked) table.locked |= 1 << task;
  tell?.all({ kind: 'opened', task, isLocked });
}

/** What each frame waits for or does. */
export function frameRulesOf(kit: ShipKit): FrameRules {
  const { variant, rules } = kit;
  return {
    ...setUpFrames(kit),
    ...flightFrames(kit),
    open: {
      rule: rules.newTask,
      awaits: ({ deck }) => taskDraw(bitCount(nextTasks(variant.tasks, deck))),
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
    produce: { rule: rules.produce, awaits: (_, { seat }) => questions.produce(onlySeat(seat)) },
    sector: { rule: rules.sector, awaits: ({ active }) => questions.sector(onlySeat(active)) },
    pirate: { rule: rules.pirate, awaits: ({ active }) => questions.pirate(onlySeat(active)) },
    fight: {
      rule: rules.fight,
      awaits: () => fightChance,
      resolve({ table }, { card }, [own = 0, other = 0], tell) {
        resolveFight(table, kit, card, { own: COMBAT_DIE[own] ?? 1, other: COMBAT_DIE[other] ?? 1 }, tell);
      },
    },
    reward: { rule: rules.reward, awaits: ({ active }) => questions.reward(onlySeat(active)) },
    lose: { rule: rules.loseCentre, awaits: ({ active }) => questions.lose(onlySeat(active)) },
    build: {
      rule: rules.build,
      awaits: ({ active, options }) =>
        questions.build(onlySeat(active), options.offers === 0 ? 0 : onlySeat(1 - active)),
      bystanderMoves: BYSTANDER_MOVES,
      prefilter: prefilterBuild,
    },
    offer: {
      rule: rules.barter,
      // The player on turn decides on a counter-offer; meanwhile the other player may still accept.
      awaits: ({ active, proposal }) =>
        proposal === null
          ? questions.offer(onlySeat(1 - active), onlySeat(active))
          : questions.offer(onlySeat(active), onlySeat(1 - active)),
    },
    next: {
      rule: rules.turn,
      run: (state, _, tell) => nextTurn(state, missionStage(variant, state.table.options), tell),
    },
    over: { rule: rules.over, awaits: (_, { places }) => gameOver(places) },
  };
}
