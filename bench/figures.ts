import type { Costs } from './costs.ts';
import type { Pace } from './pace.ts';
import type { Setup } from './setups.ts';

/** What is known about one way of playing one game. Ratios and counts hold on any machine, times on this one. */
export interface Figures {
  readonly name: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>; // those that differ from the standard
  readonly seats: number;
  readonly ratios: {
    readonly gamesToLoop: number; // games a second, against the hand-written loop of base Catan
    readonly stepsToLoop: number; // steps a second, against the decisions of that loop
    readonly copyToClone: number; // time of a copy into a slot, against structuredClone of the same state
    readonly imagineToClone: number;
  };
  readonly counts: {
    readonly stepsPerGame: number;
    readonly movesPerGame: number;
    readonly unfinished: number; // games cut off by the limit of steps
    readonly viewBytes: number; // of a view as JSON, on average
    readonly viewBytesMost: number;
    readonly heapGrowth: number; // bytes that 100,000 steps leave behind after a collection
    readonly garbagePerStep: number; // bytes that a step makes and drops
  };
  readonly ns: {
    readonly step: number; // of the whole loop
    readonly awaiting: number; // from here on: one call, inside the running loop
    readonly moves: number;
    readonly refuse: number; // of a legal move
    readonly play: number;
    readonly copy: number;
    readonly view: number; // as JSON
    readonly imagine: number; // by a seat that remembers what it was told
    readonly clone: number; // structuredClone of the state
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
  readonly format: 1;
  readonly budget: 'full' | 'quick';
  readonly games: readonly Figures[];
  readonly overhead: Overhead | null;
  readonly learning?: readonly Learning[]; // records made before there was one have none
  readonly made: { readonly date: string; readonly node: string; readonly cpu: string };
}

/** Puts together what was measured apart. */
export function figuresOf(setup: Setup, pace: Pace, { seats, calls, imagine, bytes }: Costs): Figures {
  const { clone, ...others } = calls;
  return {
    ...setup,
    seats,
    ratios: {
      gamesToLoop: pace.gamesToLoop,
      stepsToLoop: pace.stepsToLoop,
      copyToClone: calls.copy / clone,
      imagineToClone: imagine / clone,
    },
    counts: {
      stepsPerGame: pace.stepsPerGame,
      movesPerGame: pace.movesPerGame,
      unfinished: pace.unfinished,
      viewBytes: bytes.average,
      viewBytesMost: bytes.most,
      heapGrowth: pace.heapGrowth,
      garbagePerStep: pace.garbagePerStep,
    },
    ns: { step: pace.nsPerStep, ...others, imagine, clone },
    perSecond: { steps: 1e9 / pace.nsPerStep, games: pace.gamesPerSecond, loopGames: pace.loopGamesPerSecond },
  };
}
