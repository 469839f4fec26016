import { duskDefinition } from '../dusk.ts';
import { draw, pass } from '../dusk-actions.ts';
import { type PlantedFault, withAction, withDefinition } from '../fault.ts';
import { soundSubject } from '../sound.ts';

const { golden = {}, rules, ...rest } = soundSubject;
const GOLDEN = golden['golden/1.log'] ?? '';

const withTests = (tests: string) => ({ ...rest, rules: { register: rules?.register ?? '', tests: { tests } } });
const withGolden = (log: string) => ({ ...rest, golden: { 'golden/1.log': log } });

/** Faults that laws 7, 8 and 9 must catch. */
export const wordFaults: readonly PlantedFault[] = [
  {
    name: 'an event is announced that never happens',
    subject: withDefinition({ events: Object.assign({ dawned: true }, duskDefinition.events) }),
    breaks: [7],
    says: 'together: event dawned',
  },
  {
    name: 'a refusal can never be given',
    subject: withAction(draw, { gates: [...draw.gates, { code: 'tired', rule: 'DU-02', ok: () => true }] }),
    breaks: [7],
    says: 'together: refusal tired',
  },
  {
    name: 'a frame never comes to the top',
    subject: withDefinition({ frames: Object.assign({ dawn: { rule: 'DU-01' } }, duskDefinition.frames) }),
    breaks: [7],
    says: 'together: frame dawn',
  },
  {
    name: 'a move can never be made',
    subject: withAction(draw, { gates: [{ code: 'deck-empty', rule: 'DU-02', ok: () => false }] }),
    breaks: [7],
    says: 'together: move draw',
  },
  {
    name: 'an event happens that is not in the vocabulary',
    subject: withAction(pass, {
      play(state, seat, move, tell) {
        pass.play(state, seat, move, tell);
        tell?.all(Object.assign({ kind: 'passed', seat } as const, { kind: 'sighed' }));
      },
    }),
    breaks: [7],
    says: 'event sighed occurs, but is not in the vocabulary',
  },
  {
    name: 'a card never turns up',
    subject: { ...rest, cards: [...(rest.cards ?? []), 'card 3'] },
    breaks: [7],
    says: 'together: card card 3',
  },
  {
    name: 'an option is never used',
    subject: { ...rest, setups: rest.setups.filter(({ options }) => options.rounds === 2) },
    breaks: [7],
    says: 'a deal with option rounds 1',
  },
  {
    name: 'something is excused that does not exist',
    subject: { ...rest, exempt: { yawned: 'nobody knows' } },
    breaks: [7],
    says: 'called rare, but in no vocabulary: yawned',
  },
  {
    name: 'a rule has no test',
    subject: withTests("test('DU-01, DU-03, DU-04', () => {});"),
    breaks: [8],
    says: 'rules without a test: DU-02',
  },
  {
    name: 'the only test of a rule is skipped',
    subject: withTests("test('DU-01, DU-03, DU-04', () => {}); test.skip('DU-02', () => {});"),
    breaks: [8],
    says: 'rules without a test: DU-02',
  },
  {
    name: 'a test names a rule that does not exist',
    subject: withTests("test('DU-01, DU-02, DU-03, DU-04 and DU-08', () => {});"),
    breaks: [8],
    says: 'that the register lacks: DU-08',
  },
  {
    name: 'a stored game has another hash',
    subject: withGolden(GOLDEN.replace(/^3 (.*) #.{8}$/m, '3 $1 #00000000')),
    breaks: [9],
    says: 'golden/1.log: entry 3',
  },
  {
    name: 'a stored game has another winner',
    subject: withGolden(GOLDEN.replace(/^over .*$/m, 'over 9 9')),
    breaks: [9],
    says: 'golden/1.log',
  },
  {
    name: 'a stored game has no hashes',
    subject: withGolden(GOLDEN.replaceAll(/ #.{8}$/gm, '')),
    breaks: [9],
    says: 'an entry has no hash',
  },
  {
    name: 'no stored game is finished',
    subject: withGolden(GOLDEN.split('\n').slice(0, 12).join('\n')),
    breaks: [9],
    says: 'no golden game is played to its end',
  },
];
