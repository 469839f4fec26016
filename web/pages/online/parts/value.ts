import type { Result } from '@orrery/kernel';

/** What was asked for, for those who only show that it did not come. `_since` is what makes it worth asking again. */
export async function value<X>(asked: Promise<Result<X>>, _since?: unknown): Promise<X> {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.problem.text);
  return answer.value;
}
