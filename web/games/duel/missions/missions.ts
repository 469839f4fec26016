import type en from './texts/en.json';

export type MissionTextKey = keyof typeof en;

/** A hint shown once in a game, when it first matters. */
export interface Hint {
  readonly say: MissionTextKey;
  /** The question it belongs to. */
  readonly question: string;
  /** The kind of move that must be legal; absent for any. */
  readonly move?: string;
  readonly rule: string;
}

export interface Mission {
  /** The value of the game's option. */
  readonly number: number;
  readonly title: MissionTextKey;
  readonly briefing: MissionTextKey;
  readonly goal: MissionTextKey;
  readonly hints: readonly Hint[];
}

/** Das Duell's five training missions. Each adds to the one before and explains only what it adds. */
export const MISSIONS: readonly Mission[] = [
  {
    number: 1,
    title: 'one',
    briefing: 'one.briefing',
    goal: 'one.goal',
    hints: [
      { say: 'one.sector', question: 'sector', rule: 'DU-FLT-01' },
      { say: 'one.order', question: 'flight', move: 'task', rule: 'DU-ORD-02' },
      { say: 'one.buy', question: 'flight', move: 'buy', rule: 'DU-TRD-02' },
      { say: 'one.sell', question: 'flight', move: 'sell', rule: 'DU-TRD-01' },
      { say: 'one.flight', question: 'flight', rule: 'DU-FLT-10' },
    ],
  },
  {
    number: 2,
    title: 'two',
    briefing: 'two.briefing',
    goal: 'two.goal',
    hints: [
      { say: 'two.produce', question: 'produce', rule: 'DU-PROD-01' },
      { say: 'two.colony', question: 'flight', move: 'colony', rule: 'DU-COL-01' },
      { say: 'two.station', question: 'flight', move: 'station', rule: 'DU-STA-01' },
      { say: 'two.use', question: 'build', move: 'station-buy', rule: 'DU-HND-02' },
      { say: 'two.ship', question: 'build', move: 'colony-ship', rule: 'DU-BLD-01' },
      { say: 'two.build', question: 'build', rule: 'DU-HND-01' },
    ],
  },
  {
    number: 3,
    title: 'three',
    briefing: 'three.briefing',
    goal: 'three.goal',
    hints: [
      { say: 'three.pirate', question: 'pirate', rule: 'DU-FGT-01' },
      { say: 'three.reward', question: 'reward', rule: 'DU-WIN-01' },
      { say: 'three.cannon', question: 'build', move: 'cannon', rule: 'DU-BLD-05' },
      { say: 'three.booster', question: 'build', move: 'booster', rule: 'DU-BLD-03' },
    ],
  },
  {
    number: 4,
    title: 'four',
    briefing: 'four.briefing',
    goal: 'four.goal',
    hints: [
      { say: 'four.choose', question: 'centres', rule: 'DU-CEN-05' },
      { say: 'four.arrange', question: 'arrange', rule: 'DU-CEN-07' },
      { say: 'four.force', question: 'build', move: 'force', rule: 'DU-CEN-06' },
      { say: 'four.centre', question: 'build', move: 'centre', rule: 'DU-CEN-01' },
      { say: 'four.lose', question: 'lose', rule: 'DU-LOS-03' },
    ],
  },
  {
    number: 5,
    title: 'five',
    briefing: 'five.briefing',
    goal: 'five.goal',
    hints: [
      { say: 'five.points', question: 'sector', rule: 'DU-GEN-05' },
      { say: 'five.level', question: 'build', move: 'centre-2', rule: 'DU-CEN-02' },
    ],
  },
];
