import { existsSync, readFileSync } from 'node:fs';
import { findGame, type Language } from '@orrery/catalog';
import { isChance, isUndo, parseLog, replay } from '@orrery/kernel';
import { say, type Texts } from '@orrery/words';

/** A catalogue of the house, as it stands in its room. */
export function textsIn(room: string, language: Language): Texts {
  const file = new URL(`../${room}/texts/${language}.json`, import.meta.url);
  const texts: Texts = JSON.parse(readFileSync(file, 'utf8'));
  return texts;
}

/** A text of a catalogue that is there. */
export function textOf(texts: Texts, key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text;
}

const LEARNER = 0;
const NAMES = ['', 'Vega', 'Altair'];

/** What a game says: what its engine says, which others may share, and what it has words of its own for. */
function textsOfGame(game: string, language: Language): Texts {
  const manifest = new URL(`../games/${game}/package.json`, import.meta.url);
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(manifest, 'utf8'));
  const rooms = [...Object.keys(dependencies), game].map((name) => `games/${name.replace('@orrery/', '')}`);
  const speaking = rooms.filter((room) => existsSync(new URL(`../${room}/texts`, import.meta.url)));
  return Object.assign({}, ...speaking.map((room) => textsIn(room, language)));
}

/** What the learner does in the guided game, move by move, as the text table calls it. */
export async function learnersMoves(game: string, language: Language): Promise<readonly string[]> {
  const voice = findGame(game)?.editions.at(-1)?.voice;
  if (voice === undefined) throw new Error(`${game} has no voice`);
  const file = new URL(`../web/games/${game}/lesson/game.log`, import.meta.url);
  const texts = textsOfGame(game, language);
  const speech = { language, texts, names: NAMES, reader: LEARNER, faults: 'show' } as const;
  return (await voice.words()).use((rules, wording) => {
    const log = parseLog(rules, readFileSync(file, 'utf8'));
    if (!log.ok) throw new Error(log.problem.text);
    if (wording === null) throw new Error(`${game} has no words`);
    const { entries } = log.value;
    const moves: string[] = [];
    replay(rules, log.value, ({ state }, { seq }) => {
      const next = entries[seq];
      if (next === undefined || isChance(next) || isUndo(next) || next.by !== LEARNER) return;
      moves.push(say(wording.move(next.move, state.table), speech));
    });
    return moves;
  });
}
