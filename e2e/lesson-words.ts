import { existsSync, readFileSync } from 'node:fs';
import { findGame, type Language } from '@orrery/catalog';
import { isChanceEntry, isUndoEntry, parseLog, replay } from '@orrery/kernel';
import { formatMessage, type MessageCatalog } from '@orrery/words';

/** A message catalogue from its package. */
export function textsIn(room: string, language: Language): MessageCatalog {
  const file = new URL(`../${room}/texts/${language}.json`, import.meta.url);
  const texts: MessageCatalog = JSON.parse(readFileSync(file, 'utf8'));
  return texts;
}

/** A text that must exist in a catalogue. */
export function textFor(texts: MessageCatalog, key: string): string {
  const text = texts[key];
  if (text === undefined) throw new Error(`missing text ${key}`);
  return text;
}

const LEARNER_SEAT = 0;
const NAMES = ['', 'Vega', 'Altair'];

/** The messages of a game: those of its engine, which others may share, and its own. */
function textsOfGame(game: string, language: Language): MessageCatalog {
  const manifest = new URL(`../games/${game}/package.json`, import.meta.url);
  const { dependencies }: { dependencies: object } = JSON.parse(readFileSync(manifest, 'utf8'));
  const rooms = [...Object.keys(dependencies), game].map((name) => `games/${name.replace('@orrery/', '')}`);
  const speaking = rooms.filter((room) => existsSync(new URL(`../${room}/texts`, import.meta.url)));
  return Object.assign({}, ...speaking.map((room) => textsIn(room, language)));
}

/** The learner's moves in the guided game, as the text table names them. */
export async function learnersMoves(game: string, language: Language): Promise<readonly string[]> {
  const voice = findGame(game)?.editions.at(-1)?.voice;
  if (voice === undefined) throw new Error(`${game} has no texts`);
  const file = new URL(`../web/games/${game}/lesson/game.log`, import.meta.url);
  const texts = textsOfGame(game, language);
  const speech = { language, texts, names: NAMES, reader: LEARNER_SEAT, onError: 'show' } as const;
  return (await voice.words()).use((rules, gameMessages) => {
    const log = parseLog(rules, readFileSync(file, 'utf8'));
    if (!log.ok) throw new Error(log.problem.text);
    if (gameMessages === null) throw new Error(`${game} has no messages`);
    const { entries } = log.value;
    const moves: string[] = [];
    replay(rules, log.value, ({ state }, { seq }) => {
      const next = entries[seq];
      if (next === undefined || isChanceEntry(next) || isUndoEntry(next) || next.by !== LEARNER_SEAT) return;
      moves.push(formatMessage(gameMessages.move(next.move, state.table), speech));
    });
    return moves;
  });
}
