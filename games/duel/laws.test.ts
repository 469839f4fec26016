import { splitLogs } from '@orrery/common/testing';
import { registerLaws } from '@orrery/kernel/laws';
import { subject } from './laws.subject.ts';
import register from './rules/en.md?raw';

const tests = import.meta.glob<string>(['./**/*.test.ts', '../ship/**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const golden = import.meta.glob<string>('./golden/*.log', { query: '?raw', import: 'default', eager: true });

registerLaws({ ...subject, rules: { register, tests }, golden: splitLogs(golden) });
