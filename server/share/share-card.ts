import { findGame, type Language } from '@orrery/catalog';
import { localeOf } from '@orrery/kernel';
import type { TableRecord } from '../ports.ts';
import { formatText } from '../texts.ts';

/** The card that messengers show for an address: only the names at the table and, once the game is over, the winners. */
export interface ShareCard {
  readonly title: string;
  readonly description: string;
}

const namesAt = ({ chairs }: TableRecord): readonly string[] =>
  chairs.flatMap(({ sitter }) => (sitter === null ? [] : [sitter.name]));

/** The names on the chairs with first place. */
const winnersOf = ({ chairs, places }: TableRecord): readonly string[] =>
  chairs.flatMap(({ sitter }, seat) => (places?.[seat] === 1 && sitter !== null ? [sitter.name] : []));

/** The card of a table; null: there is nothing to say about one that was abandoned. */
export function shareCardOf(table: TableRecord, language: Language): ShareCard | null {
  const game = findGame(table.game)?.name[language] ?? table.game;
  const list = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const people = namesAt(table);
  const names = list.format(people);
  const say = (key: Parameters<typeof formatText>[0], params: Record<string, string | number> = {}) =>
    formatText(key, params, language);
  switch (table.state) {
    case 'over': {
      const winners = winnersOf(table);
      const won = { game, winners: list.format(winners), count: winners.length };
      return { title: say('share.over', won), description: say('share.over.text', { names }) };
    }
    case 'playing':
      return { title: say('share.playing', { game, names }), description: say('share.playing.text') };
    case 'gathering': {
      const taken = { taken: people.length, seats: table.chairs.length };
      return { title: say('share.gathering', { game, names }), description: say('share.gathering.text', taken) };
    }
    case 'abandoned':
      return null;
  }
}
