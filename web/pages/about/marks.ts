import type { Mark } from '@orrery/kernel';

/** Marks that are equally sure, in the order in which that degree first occurs. */
export function byProvenance(
  marks: readonly Mark[],
): readonly { readonly key: string; readonly marks: readonly Mark[] }[] {
  const keys = [...new Set(marks.map(({ provenance }) => provenance.key))];
  return keys.map((key) => ({ key, marks: marks.filter(({ provenance }) => provenance.key === key) }));
}
