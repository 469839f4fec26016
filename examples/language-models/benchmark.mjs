#!/usr/bin/env node
// Lets a language model play each game against built-in bots and prints how it does:
//
//     node examples/language-models/benchmark.mjs --model "node examples/language-models/ask.mjs" --games 4
//
// --game GAME (repeat; all four), --against BOT (captain), --seed S (1), --tries N (3), --json. Needs only node.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const ORRERY = fileURLToPath(new URL('../../cli/bin/orrery.mjs', import.meta.url));
const HOUR_MS = 3_600_000;
const { values } = parseArgs({
  options: {
    model: { type: 'string' },
    game: { type: 'string', multiple: true, default: ['startrek', 'starship', 'duel', 'starfarers'] },
    against: { type: 'string', default: 'captain' },
    games: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    tries: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});
if (values.model === undefined) {
  console.error('Name the program that asks the model: --model "node examples/language-models/ask.mjs"');
  process.exit(2);
}

const quoted = (text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
const mean = (numbers) => (numbers.length === 0 ? 0 : numbers.reduce((sum, n) => sum + n, 0) / numbers.length);
const folder = mkdtempSync(path.join(tmpdir(), 'orrery-benchmark-'));

/** Plays one kind of game and sums it up. */
function measure(game) {
  const record = path.join(folder, `${game}.jsonl`);
  const prompt = [
    process.execPath,
    ORRERY,
    'prompt',
    game,
    '--tries',
    values.tries,
    '--record',
    record,
    '--command',
    values.model,
  ];
  const bots = ['--bot', `model=${prompt.map(quoted).join(' ')}`, '--bots', values.against];
  const games = ['--games', values.games, '--seed', values.seed, '--move-timeout', String(HOUR_MS), '--json'];
  const arena = spawnSync(process.execPath, [ORRERY, 'arena', game, ...bots, ...games], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (arena.status !== 0) process.exit(arena.status ?? 1);
  const model = JSON.parse(arena.stdout.trimEnd().split('\n').at(-1)).bots.find(({ name }) => name === 'model');
  const lines = readFileSync(record, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const decisions = lines.filter(({ move }) => move !== undefined);
  return {
    game,
    games: model.games,
    wins: model.wins,
    winRate: model.winRate,
    low: model.low,
    high: model.high,
    place: model.place,
    decisions: decisions.length,
    retried: decisions.filter(({ tries }) => tries.length > 1).length,
    random: decisions.filter(({ isRandom }) => isRandom).length,
    secondsPerDecision: mean(decisions.map(({ ms }) => ms)) / 1000,
    promptChars: Math.round(mean(decisions.map(({ promptChars }) => promptChars))),
  };
}

const percent = (share) => `${(100 * share).toFixed(1)} %`;
const row = (cells) =>
  cells.map((cell, i) => String(cell)[i === 0 ? 'padEnd' : 'padStart'](i === 3 ? 24 : 12)).join('');
try {
  const results = [];
  if (!values.json)
    console.log(row(['game', 'games', 'wins', 'win rate', 'place', 'decisions', 'retried', 'random', 's/decision']));
  for (const game of values.game) {
    const found = measure(game);
    results.push(found);
    const { games, wins, winRate, low, high, place, decisions, retried, random, secondsPerDecision } = found;
    const rate = `${percent(winRate)} (${percent(low)}–${percent(high)})`;
    if (!values.json)
      console.log(
        row([game, games, wins, rate, place.toFixed(2), decisions, retried, random, secondsPerDecision.toFixed(2)]),
      );
  }
  if (values.json) console.log(JSON.stringify(results));
} finally {
  rmSync(folder, { recursive: true });
}
