/** TI-LIMIT-01: the number of safe cards. */
const SAFE = 7;

/** TI-LIMIT-01: how many cards a hand has to give back. */
export function owed(cards: number): number {
  if (cards <= SAFE) return 0;
  return Math.floor(cards / 2);
}

/** TI-LIMIT-02: takes cards one by one until this number is left. No test checks what was taken. */
export function reduced(cards: number, left: number): { cards: number; taken: number } {
  let taken = 0;
  let now = cards;
  while (now > left) {
    now--;
    taken++;
  }
  return { cards: now, taken };
}
