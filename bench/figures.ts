import type { Game, Kinded } from '@orrery/kernel';
import type { Budget } from './budget.ts';
import { Course } from './course.ts';
import { type Gauge, nsOf } from './gauge.ts';
import { callGauges, imagineGauge, stepGauge } from './gauges.ts';
import type { Heap } from './heap.ts';
import { optionsOf, type Scope, type Setup, seatsOf } from './setups.ts';
import { viewBytes } from './views.ts';
import { Loop } from './yardstick/loop.ts';

/** What is known about one way of playing one game. Ratios and counts hold on any machine, times on this one. */
export interface Figures {
  readonly name: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>; // those that differ from the standard
  readonly seats: number;
  readonly ratios: {
    readonly gamesToLoop: number; // games a second, against the hand-written loop of base Catan
    readonly stepsToLoop: number; // steps a second, against the decisions of that loop
    readonly copyToLoop: number; // time of a copy into a slot, against a decision of that loop
    readonly imagineToLoop: number;
    readonly copyToClone?: number; // against structuredClone of the same state
    readonly imagineToClone?: number;
  };
  readonly counts: {
    readonly stepsPerGame: number;
    readonly movesPerGame: number;
    readonly unfinished: number; // games cut off by the limit of steps
    readonly viewBytes: number; // of a view as JSON, on average
    readonly viewBytesMost: number;
  } & Heap;
  readonly ns: {
    readonly loop: number; // a decision of the hand-written loop
    readonly step: number; // of the whole loop
    readonly copy: number; // from here on: one call, inside the running loop
    readonly imagine: number; // by a seat that remembers what it was told
    readonly awaiting?: number; // from here on in a full run only
    readonly moves?: number;
    readonly refuse?: number; // of a legal move
    readonly play?: number;
    readonly view?: number; // as JSON
    readonly clone?: number; // structuredClone of the state
  };
  readonly perSecond: {
    readonly steps: number;
    readonly games: number;
    readonly loopGames: number; // of the hand-written loop, between the runs of this game
  };
}

/** The example game by the kernel and by hand, the same games in one process. */
export interface Overhead {
  readonly handToKernel: number; // time by hand, against the kernel's: 1 would be a kernel for nothing
  readonly stepsPerGame: number;
  readonly kernelNs: number; // a step
  readonly handNs: number;
  readonly overheadNs: number;
}

/** A game as a learner meets it: random actions in its environment, beside random playouts in the same process. */
export interface Learning {
  readonly game: string;
  readonly seats: number;
  readonly batch: number; // games side by side
  readonly ratios: {
    readonly toPlayouts: number; // decisions a second, against those of playouts with the same offers to choose from
    readonly toPlain: number; // against those of playouts without offers, as everywhere else in the bench
  };
  readonly counts: {
    readonly observation: number; // numbers seen at a decision
    readonly actions: number;
  };
  readonly ns: { readonly decision: number }; // choosing at random, and stepping on to the next observation and mask
  readonly perSecond: {
    readonly decisions: number;
    readonly playouts: number; // decisions of playouts with offers
    readonly plain: number; // and without
  };
}

/** One run of the bench. */
export interface Results {
  readonly format: 2;
  readonly budget: Scope;
  readonly games: readonly Figures[];
  readonly overhead: Overhead | null;
  readonly learning?: readonly Learning[]; // in a full run
  readonly made: { readonly date: string; readonly node: string; readonly cpu: string };
}

const SECOND = 1e9;

/** Figures as one process measures them; another one reads the heap. */
export type Timed = Omit<Figures, 'counts'> & { readonly counts: Omit<Figures['counts'], keyof Heap> };

/** Measures one way of playing one game, in a process that has done nothing else. */
export function figuresOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  setup: Setup,
  budget: Budget,
  scope: Scope,
): Timed {
  const options = optionsOf(game, setup);
  const seats = seatsOf(game);
  const course = new Course(game, options, seats);
  const calls = callGauges(game, options, seats).filter(({ name }) => scope === 'full' || name === 'copy');
  const imagine = imagineGauge(game, options, seats);
  const loop = new Loop();
  const { countedGames, warmNs } = budget;
  course.run(countedGames, 1);
  const { steps, moves, unfinished } = course;
  loop.run(countedGames, 1);
  const actionsPerGame = loop.actions / countedGames;
  const stepsPerGame = steps / countedGames;
  const loopGauge: Gauge = { name: 'loop', run: loop.run, base: null, calls: () => loop.actions };
  const besideLoop = { gauges: [loopGauge], warmNs: warmNs / 3 };
  const [loopNs = 0, stepNs = 0] = nsOf([besideLoop, { gauges: [stepGauge(course)], warmNs }], budget);
  const counts = { stepsPerGame, movesPerGame: moves / countedGames, unfinished };
  // Apart: states that were imagined are of other kinds inside the machine, and copying would no longer be what it was.
  const [decisionNs = 0, ...times] = nsOf([besideLoop, { gauges: calls, warmNs: warmNs / 5 }], budget);
  const [laterNs = 0, imagined = 0] = nsOf([besideLoop, { gauges: [imagine], warmNs: warmNs / 3 }], budget);
  const ns: Readonly<Record<string, number>> = Object.fromEntries(calls.map(({ name }, i) => [name, times[i] ?? 0]));
  const { copy = 0, clone, ...others } = ns;
  const bytes = viewBytes(new Course(game, options, seats));
  return {
    ...setup,
    seats,
    ratios: {
      gamesToLoop: (loopNs * actionsPerGame) / (stepNs * stepsPerGame),
      stepsToLoop: loopNs / stepNs,
      copyToLoop: copy / decisionNs,
      imagineToLoop: imagined / laterNs,
      ...(clone !== undefined && { copyToClone: copy / clone, imagineToClone: imagined / clone }),
    },
    counts: { ...counts, viewBytes: bytes.average, viewBytesMost: bytes.most },
    ns: { loop: loopNs, step: stepNs, copy, imagine: imagined, ...others, ...(clone !== undefined && { clone }) },
    perSecond: {
      steps: SECOND / stepNs,
      games: SECOND / (stepNs * stepsPerGame),
      loopGames: SECOND / (loopNs * actionsPerGame),
    },
  };
}
