import { firstChange, narratorOf, splitLogs } from '@orrery/common/testing';
import { registerLaws } from '@orrery/kernel/laws';
import { ENTRY } from './entry.ts';
import { subject } from './laws.subject.ts';
import register from './rules/en.md?raw';

const tests = import.meta.glob<string>(['./**/*.test.ts', '../ship/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const golden = import.meta.glob<string>('./golden/*.log', { query: '?raw', import: 'default', eager: true });

const narrator = await narratorOf(ENTRY.present);

registerLaws({
  ...subject,
  rules: { register, tests },
  golden: splitLogs(golden),
  change: (log) => firstChange(narrator, log),
});
