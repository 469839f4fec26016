import { firstChange, narratorOf, splitLogs } from '@orrery/common/testing';
import { registerLaws } from '@orrery/kernel/laws';
import { loadAlmanac } from './almanac.ts';
import { ENTRY } from './entry.ts';
import { subject } from './laws.subject.ts';

const tests = import.meta.glob<string>('./**/*.test.ts', { query: '?raw', import: 'default', eager: true });
const golden = import.meta.glob<string>('./golden/*.log', { query: '?raw', import: 'default', eager: true });

const narrator = await narratorOf(ENTRY.present);

registerLaws({
  ...subject,
  rules: { register: await loadAlmanac('en'), tests },
  golden: splitLogs(golden),
  change: (log) => firstChange(narrator, log),
});
