/** Edit distance: letters added, dropped, changed or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, j) => j);
  for (let i = 1; i <= from.length; i++) {
    const row = [i];
    for (let j = 1; j <= to.length; j++) {
      const changed = (last[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwap ? (before[j - 2] ?? 0) + 1 : changed;
      row.push(Math.min(changed, swapped, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    before = last;
    last = row;
  }
  return last[to.length] ?? 0;
}

/** The known word that was probably meant, null when none is close. */
export function nearestWord(word: string, known: readonly string[]): string | null {
  const begun = known.filter((each) => word.length > 1 && each.startsWith(word));
  if (begun.length > 0) return begun.length === 1 ? (begun[0] ?? null) : null;
  let best: string | null = null;
  let least = Math.min(2, Math.floor(word.length / 2)) + 1;
  for (const each of known) {
    const far = editDistance(word, each);
    if (far < least) {
      least = far;
      best = each;
    }
  }
  return best;
}

/** The hint after an unknown word: what was probably meant, then everything that is allowed. */
export function suggestion(word: string, known: readonly string[], called: string): string {
  const meant = nearestWord(word, known);
  const hint = meant === null ? '' : `; did you mean ${meant}?`;
  return `${hint === '' ? ';' : hint} ${called}: ${known.join(', ') || 'none'}`;
}
