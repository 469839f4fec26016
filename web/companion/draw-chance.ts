import { fixedChance, sealedChance } from '@orrery/kernel';

/** One integer below each bound. */
export type DrawChance = (of: readonly number[]) => readonly number[];

/** The generator of live games, seeded with the browser's randomness. */
function makeSealedDraw(): DrawChance {
  const source = sealedChance({
    serverSeed: crypto.getRandomValues(new Uint8Array(32)),
    id: 'companion',
    clientSeeds: [],
  });
  let draws = 0;
  return (of) => source(fixedChance('companion', of, 'open'), draws++);
}

let generator: DrawChance | null = null;

/** The randomness of dice, balls and cards on this device. */
export const drawChance: DrawChance = (of) => {
  generator ??= makeSealedDraw();
  return generator(of);
};
