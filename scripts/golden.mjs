// Plays a game's golden games anew: `npm run golden -- startrek`. Only when the edition was raised.
// The room says how in `testing/golden.ts`: `goldenGame(seed)` returns a log, `GOLDEN_SEEDS` are the games to keep.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { files, root } from './house.mjs';
import { withSources } from './sources.mjs';

const FILES = 10;
const USUAL = Array.from({ length: 40 }, (_, i) => i + 1);

const [game = ''] = process.argv.slice(2);
const source = `games/${game}/testing/golden.ts`;
if (!files(root).includes(source)) {
  console.error('Name a game whose room has testing/golden.ts: npm run golden -- startrek');
  process.exit(2);
}

await withSources(async (load) => {
  const { goldenGame, GOLDEN_SEEDS = USUAL } = await load(source);
  const each = Math.ceil(GOLDEN_SEEDS.length / FILES);
  const folder = path.join(root, path.dirname(path.dirname(source)), 'golden');
  mkdirSync(folder, { recursive: true });
  for (let file = 0; file < FILES; file++) {
    const logs = GOLDEN_SEEDS.slice(file * each, (file + 1) * each).map(goldenGame);
    writeFileSync(path.join(folder, `${String(file + 1).padStart(2, '0')}.log`), logs.join(''));
  }
});
