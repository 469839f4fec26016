import { almanacSuite } from '@orrery/common/testing';
import { expect, test } from 'vitest';
import { duelAlmanac, starshipAlmanac } from './almanac.ts';
import duelDe from './duel/rules/de.md?raw';
import duelEn from './duel/rules/en.md?raw';
import duelNl from './duel/rules/nl.md?raw';
import de from './rules/de.md?raw';
import en from './rules/en.md?raw';
import nl from './rules/nl.md?raw';
import { BOTH_GAMES, position } from './testing/position.ts';

const ALMANACS = {
  starship: { en, de, nl },
  duel: { en: duelEn, de: duelDe, nl: duelNl },
} as const;
const EACH = BOTH_GAMES.flatMap((id) =>
  (['en', 'de', 'nl'] as const).map((language) => [id, language, ALMANACS[id][language]] as const),
);

for (const id of BOTH_GAMES) almanacSuite(id, ALMANACS[id]);

test.each(EACH)('SS-OVR-01, DU-GEN-02 · every card of %s is listed in %s, with its numbers', (id, _, text) => {
  const { cards, tasks, targets } = position(id).kit.edition;
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  for (const card of cards) {
    if (card.kind === 'planet')
      expect(rows.some((row) => row.includes(`| ${card.name} |`) && row.includes(`| ${card.price} |`))).toBe(true);
    if (card.kind === 'colony')
      expect(rows.some((row) => row.includes(`| ${card.name} |`) && row.includes(`| ${card.number} |`))).toBe(true);
    if (card.kind === 'target') expect(text).toContain(card.name);
  }
  const pirates = cards.flatMap((card) => (card.kind === 'pirate' ? [`| ${card.strength} | ${card.demand} |`] : []));
  expect(rows.filter((row) => pirates.some((start) => row.startsWith(start)))).toHaveLength(pirates.length);
  expect(rows.filter((row) => targets.some((name) => row.includes(`| ${name} |`)))).toHaveLength(tasks.length);
});

test('SS-TUT-01, SS-TUT-02, SS-THEME-01, SS-UI-01, DU-GEN-07 · what is no rule of play stands in the almanac', async () => {
  const told = await starshipAlmanac.en();
  for (const id of ['SS-TUT-01', 'SS-TUT-02', 'SS-THEME-01', 'SS-UI-01']) expect(told).toContain(`**${id}**`);
  expect(told).toContain('(#turn)');
  expect(await duelAlmanac.de()).toContain('**DU-GEN-07**');
});
