import type { ProvenanceNote } from '@orrery/kernel';

/** Groups marks of equal certainty, in order of first occurrence. */
export function groupByProvenance(
  marks: readonly ProvenanceNote[],
): readonly { readonly key: string; readonly marks: readonly ProvenanceNote[] }[] {
  const keys = [...new Set(marks.map(({ provenance }) => provenance.key))];
  return keys.map((key) => ({ key, marks: marks.filter(({ provenance }) => provenance.key === key) }));
}
