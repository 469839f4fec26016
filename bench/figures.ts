import type { Game, Kinded } from '@orrery/kernel';
import type { BenchBudget } from './budget.ts';
import { callProbes, imagineProbe, stepProbe } from './gauges.ts';
import type { HeapFigures } from './heap.ts';
import { type CostProbe, nsPerCall } from './probe.ts';
import { RandomGames } from './random-games.ts';
import { type BenchScope, type BenchSetup, setupOptions, usualSeats } from './setups.ts';
import { viewBytes } from './views.ts';
import { YardstickLoop } from './yardstick/loop.ts';

/** The measurements of one setup of one game. Ratios and counts hold on any machine, times only on this one. */
export interface GameFigures {
  readonly name: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>; // those that differ from the default
  readonly seats: number;
  readonly ratios: {
    readonly gamesToLoop: number; // games per second, relative to the hand-written loop of base Catan
    readonly stepsToLoop: number; // steps per second, relative to the decisions of that loop
    readonly copyToLoop: number; // time of a copy into a slot, relative to a decision of that loop
    readonly imagineToLoop: number;
    readonly copyToClone?: number; // relative to structuredClone of the same state
    readonly imagineToClone?: number;
  };
  readonly counts: {
    readonly stepsPerGame: number;
    readonly movesPerGame: number;
    readonly unfinished: number; // games cut at the step limit
    readonly viewBytes: number; // mean size of a view as JSON
    readonly viewBytesMost: number;
  } & HeapFigures;
  readonly ns: {
    readonly loop: number; // a decision of the hand-written loop
    readonly step: number; // of the complete loop
    readonly copy: number; // from here on: one call inside the running loop
    readonly imagine: number; // by a seat with a memory
    readonly awaiting?: number; // from here on only in a full run
    readonly moves?: number;
    readonly refuse?: number; // for a legal move
    readonly play?: number;
    readonly view?: number; // as JSON
    readonly clone?: number; // structuredClone of the state
  };
  readonly perSecond: {
    readonly steps: number;
    readonly games: number;
    readonly loopGames: number; // of the hand-written loop, interleaved with the runs of this game
  };
}

/** The example game played by the kernel and by hand, the same games in one process. */
export interface KernelOverhead {
  readonly handToKernel: number; // time by hand relative to the kernel: 1 would mean no overhead
  readonly stepsPerGame: number;
  readonly kernelNs: number; // per step
  readonly handNs: number;
  readonly overheadNs: number;
}

/** A game in its form for learners: random actions in its environment, beside random playouts in the same process. */
export interface LearningFigures {
  readonly game: string;
  readonly seats: number;
  readonly batch: number; // games side by side
  readonly ratios: {
    readonly toPlayouts: number; // decisions per second, relative to playouts with the same offers
    readonly toPlain: number; // relative to playouts without offers, as in the rest of the bench
  };
  readonly counts: {
    readonly observation: number; // size of an observation
    readonly actions: number;
  };
  readonly ns: { readonly decision: number }; // choosing at random, and stepping to the next observation and mask
  readonly perSecond: {
    readonly decisions: number;
    readonly playouts: number; // decisions of playouts with offers
    readonly plain: number; // without offers
  };
  /** By wall-clock time, where it was asked for: one process on each side of the pipes. */
  readonly python?: PythonFigures;
}

/** Random decisions a second of the Python package, and of the same environment in its process without Python. */
export interface PythonFigures {
  readonly game: string;
  readonly package: number;
  readonly engine: number;
}

/** The CPU time of bots; the evaluation by a network is for all seats. */
export interface ThinkingFigures {
  readonly game: string;
  readonly seats: number;
  readonly ns: {
    readonly decision: number; // of a Captain, with the rules and events around it
    readonly position?: number; // evaluated by the network
  };
}

/** One run of the bench. */
export interface BenchResults {
  readonly format: 2;
  readonly budget: BenchScope;
  readonly games: readonly GameFigures[];
  readonly overhead: KernelOverhead | null;
  readonly learning?: readonly LearningFigures[]; // only in a full run
  readonly thinking?: readonly ThinkingFigures[]; // only in a full run
  readonly made: { readonly date: string; readonly node: string; readonly cpu: string };
}

const NS_PER_SECOND = 1e9;

/** The figures that one process measures; the heap is read in another. */
export type TimedFigures = Omit<GameFigures, 'counts'> & {
  readonly counts: Omit<GameFigures['counts'], keyof HeapFigures>;
};

/** Measures one setup of one game, in a process that has done nothing else. */
export function measureFigures<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  setup: BenchSetup,
  budget: BenchBudget,
  scope: BenchScope,
): TimedFigures {
  const options = setupOptions(game, setup);
  const seats = usualSeats(game);
  const games = new RandomGames(game, options, seats);
  const calls = callProbes(game, options, seats).filter(({ name }) => scope === 'full' || name === 'copy');
  const imagine = imagineProbe(game, options, seats);
  const loop = new YardstickLoop();
  const { countedGames, warmNs } = budget;
  games.run(countedGames, 1);
  const { steps, moves, unfinished } = games;
  loop.run(countedGames, 1);
  const actionsPerGame = loop.actions / countedGames;
  const stepsPerGame = steps / countedGames;
  const loopGauge: CostProbe = { name: 'loop', run: loop.run, base: null, calls: () => loop.actions };
  const coldLoop = { gauges: [loopGauge], warmNs: warmNs / 3 };
  const warmLoop = { gauges: [loopGauge], warmNs: warmNs / 30 };
  const [loopNs = 0, stepNs = 0] = nsPerCall([coldLoop, { gauges: [stepProbe(games)], warmNs }], budget);
  const counts = { stepsPerGame, movesPerGame: moves / countedGames, unfinished };
  // Measured separately: imagined states have other hidden classes, which would change the cost of copying.
  const [decisionNs = 0, ...times] = nsPerCall([warmLoop, { gauges: calls, warmNs: warmNs / 5 }], budget);
  const [laterNs = 0, imagined = 0] = nsPerCall([warmLoop, { gauges: [imagine], warmNs: warmNs / 5 }], budget);
  const ns: Readonly<Record<string, number>> = Object.fromEntries(calls.map(({ name }, i) => [name, times[i] ?? 0]));
  const { copy = 0, clone, ...others } = ns;
  const bytes = viewBytes(new RandomGames(game, options, seats));
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
      steps: NS_PER_SECOND / stepNs,
      games: NS_PER_SECOND / (stepNs * stepsPerGame),
      loopGames: NS_PER_SECOND / (loopNs * actionsPerGame),
    },
  };
}
