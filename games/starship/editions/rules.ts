/** What the engine refers a player to: each subject by the rule that speaks of it in this edition. */
export interface RuleIds {
  readonly crests: string;
  readonly first: string;
  readonly stacks: string;
  readonly centres: string;
  readonly die: string;
  readonly produce: string;
  readonly hold: string;
  readonly sector: string;
  readonly sensor: string;
  readonly flight: string;
  readonly passed: string; // only the card just flown to can be acted on
  readonly speed: string;
  readonly actions: string;
  readonly pirate: string;
  readonly mustFight: string;
  readonly fight: string;
  readonly reward: string;
  readonly exclude: string;
  readonly refill: string;
  readonly loseCentre: string;
  readonly trade: string;
  readonly buy: string;
  readonly sell: string;
  readonly limit: string;
  readonly bank: string;
  readonly station: string;
  readonly colony: string;
  readonly target: string;
  readonly task: string;
  readonly newTask: string;
  readonly locked: string;
  readonly build: string;
  readonly uses: string;
  readonly once: string;
  readonly stationLimit: string;
  readonly force: string;
  readonly barter: string;
  readonly offers: string;
  readonly colonyShip: string;
  readonly tradeShip: string;
  readonly hangar: string;
  readonly booster: string;
  readonly booster2: string;
  readonly cannon: string;
  readonly cannon2: string;
  readonly three: string;
  readonly centre: string;
  readonly centre2: string;
  readonly unique: string;
  readonly mission: string;
  readonly turn: string;
  readonly over: string;
}

export const STARSHIP_RULES: RuleIds = {
  crests: 'SS-SETUP-05',
  first: 'SS-TURN-01',
  stacks: 'SS-SETUP-07',
  centres: 'SS-SETUP-10',
  die: 'SS-PROD-01',
  produce: 'SS-PROD-07',
  hold: 'SS-PROD-05',
  sector: 'SS-FLY-01',
  sensor: 'SS-MOD-03',
  flight: 'SS-FLY-04',
  passed: 'SS-FLY-08',
  speed: 'SS-FLY-02',
  actions: 'SS-FLY-05',
  pirate: 'SS-PIR-01',
  mustFight: 'SS-PIR-03',
  fight: 'SS-PIR-04',
  reward: 'SS-PIR-09',
  exclude: 'SS-OPT-REWARD',
  refill: 'SS-RES-01',
  loseCentre: 'SS-PIR-08',
  trade: 'SS-ACT-A1',
  buy: 'SS-ACT-A2',
  sell: 'SS-ACT-A2',
  limit: 'SS-ACT-A3',
  bank: 'SS-OPT-BANK',
  station: 'SS-ACT-B2',
  colony: 'SS-ACT-C1',
  target: 'SS-ACT-E1',
  task: 'SS-ACT-E2',
  newTask: 'SS-ACT-E4',
  locked: 'SS-ACT-E5',
  build: 'SS-TRD-06',
  uses: 'SS-TRD-01',
  once: 'SS-TRD-03',
  stationLimit: 'SS-BAS-06',
  force: 'SS-MOD-04',
  barter: 'SS-TRD-04',
  offers: 'SS-OPT-OFFERS',
  colonyShip: 'SS-BLD-02',
  tradeShip: 'SS-BLD-03',
  hangar: 'SS-BLD-04',
  booster: 'SS-BLD-05',
  booster2: 'SS-BLD-05',
  cannon: 'SS-BLD-06',
  cannon2: 'SS-BLD-06',
  three: 'SS-OPT-UPGRADE',
  centre: 'SS-BLD-07',
  centre2: 'SS-BLD-08',
  unique: 'SS-BLD-09',
  mission: 'SS-TURN-02',
  turn: 'SS-TURN-02',
  over: 'SS-END-01',
};

export const DUEL_RULES: RuleIds = {
  crests: 'DU-SET-08',
  first: 'DU-SET-20',
  stacks: 'DU-SET-15',
  centres: 'DU-SET-09',
  die: 'DU-PROD-01',
  produce: 'DU-PROD-04',
  hold: 'DU-PROD-06',
  sector: 'DU-FLT-01',
  sensor: 'DU-CEN-07',
  flight: 'DU-FLT-06',
  passed: 'DU-FLT-09',
  speed: 'DU-FLT-10',
  actions: 'DU-FLT-11',
  pirate: 'DU-PIR-01',
  mustFight: 'DU-PIR-04',
  fight: 'DU-FGT-01',
  reward: 'DU-WIN-01',
  exclude: 'DU-ORD-05',
  refill: 'DU-REF-02',
  loseCentre: 'DU-LOS-04',
  trade: 'DU-TRD-01',
  buy: 'DU-TRD-02',
  sell: 'DU-TRD-03',
  limit: 'DU-TRD-05',
  bank: 'DU-OPT-BANK',
  station: 'DU-STA-02',
  colony: 'DU-COL-02',
  target: 'DU-ORD-01',
  task: 'DU-ORD-03',
  newTask: 'DU-ORD-07',
  locked: 'DU-ORD-08',
  build: 'DU-HND-01',
  uses: 'DU-HND-02',
  once: 'DU-HND-05',
  stationLimit: 'DU-HND-04',
  force: 'DU-CEN-06',
  barter: 'DU-HND-06',
  offers: 'DU-HND-06',
  colonyShip: 'DU-BLD-01',
  tradeShip: 'DU-BLD-01',
  hangar: 'DU-BLD-02',
  booster: 'DU-BLD-03',
  booster2: 'DU-BLD-04',
  cannon: 'DU-BLD-05',
  cannon2: 'DU-BLD-06',
  three: 'DU-OPT-UPGRADE',
  centre: 'DU-CEN-01',
  centre2: 'DU-CEN-02',
  unique: 'DU-CEN-04',
  mission: 'DU-MIS-01',
  turn: 'DU-TURN-02',
  over: 'DU-END-01',
};
