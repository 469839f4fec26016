// Plays the golden games anew: `node games/startrek/testing/write-golden.mjs`. Only when the edition was raised.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../scripts/house.mjs';
import { withSources } from '../../../scripts/sources.mjs';

const FILES = 10;
const GAMES = 20;
const folder = path.join(root, 'games/startrek/golden');

await withSources(async (load) => {
  const { goldenGame } = await load('games/startrek/testing/golden.ts');
  mkdirSync(folder, { recursive: true });
  for (let file = 0; file < FILES; file++) {
    const logs = Array.from({ length: GAMES }, (_, i) => goldenGame(file * GAMES + i + 1));
    writeFileSync(path.join(folder, `${String(file + 1).padStart(2, '0')}.log`), logs.join(''));
  }
});
