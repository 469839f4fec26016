import { parseLog } from '@orrery/kernel';
import { starfarers } from '@orrery/starfarers';

const files = import.meta.glob<string>('../../../../../games/starfarers/golden/*.log', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = Object.values(files).flatMap((text) => text.split(/^(?=orrery log )/m).filter((log) => log !== ''));

function read(text: string) {
  const log = parseLog(starfarers, text);
  if (!log.ok) throw new Error(log.problem.text);
  return log.value;
}

/** Every n-th of the golden games, which cover all set-ups and numbers of seats. */
export const goldenLogs = (every: number) => texts.filter((_, i) => i % every === 0).map(read);
