import { parseLog } from '@orrery/kernel';
import { startrek } from '@orrery/startrek';

const files = import.meta.glob<string>('../../../../games/startrek/golden/*.log', {
  query: '?raw',
  import: 'default',
  eager: true,
});

type GoldenLog = ReturnType<typeof read>;

function read(text: string) {
  const log = parseLog(startrek, text);
  if (!log.ok) throw new Error(log.problem.text);
  return log.value;
}

/** Every n-th golden game, from all set-ups and variants. */
export const goldenLogs = (every: number): readonly GoldenLog[] =>
  Object.values(files).flatMap((text) =>
    text
      .split(/^(?=orrery log )/m)
      .filter((log, i) => log !== '' && i % every === 0)
      .map(read),
  );

/** The first of them. */
export function goldenLog(): GoldenLog {
  const [first] = goldenLogs(Number.MAX_SAFE_INTEGER);
  if (first === undefined) throw new Error('no golden games found');
  return first;
}
