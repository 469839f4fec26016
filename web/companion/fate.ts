import { chance, sealedChance } from '@orrery/kernel';

/** One integer below each bound. */
export type Draw = (of: readonly number[]) => readonly number[];

/** The generator of live games, fed by the browser's own randomness. */
function sealed(): Draw {
  const source = sealedChance({
    serverSeed: crypto.getRandomValues(new Uint8Array(32)),
    id: 'companion',
    clientSeeds: [],
  });
  let draws = 0;
  return (of) => source(chance('companion', of, 'open'), draws++);
}

let generator: Draw | null = null;

/** What dice, balls and cards on this device fall by. */
export const draw: Draw = (of) => {
  generator ??= sealed();
  return generator(of);
};
