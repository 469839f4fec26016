import type { Result } from '@orrery/kernel';

/**
 * The value of an answer; throws where a failure is only displayed. `_since` is the dependency that triggers a reload.
 */
export async function valueOrThrow<X>(asked: Promise<Result<X>>, _since?: unknown): Promise<X> {
  const answer = await asked;
  if (!answer.ok) throw new Error(answer.problem.text);
  return answer.value;
}
