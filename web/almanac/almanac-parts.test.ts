import { GAMES, presentEdition } from '@orrery/catalog';
import { describe, expect, test } from 'vitest';
import { findKit } from '../games/index.ts';
import { entryAbout, partOf } from './almanac-parts.ts';
import { findAlmanacEntry, parseAlmanac } from './parse.ts';

const FRAME = ['prompt', 'board', 'seats'];

describe.each(GAMES.map(({ id }) => id))('between the almanac and the table of %s', (game) => {
  test('every panel links to an entry, and every entry shown at the table to a part of it', async () => {
    const almanac = parseAlmanac((await presentEdition(game)?.voice?.almanac('en')) ?? '');
    const table = await findKit(game)?.table?.();
    const { panels = [], things = [] } =
      table?.use((_rules, _wording, ui) => ({
        panels: ui.panels.map(({ key }) => key),
        things: ui.almanacParts ?? [],
      })) ?? {};
    for (const panel of panels) expect(findAlmanacEntry(almanac, entryAbout(things, panel)), panel).not.toBeNull();
    for (const [part, ...entries] of things) {
      expect([...FRAME, ...panels]).toContain(part);
      for (const entry of entries) {
        expect(findAlmanacEntry(almanac, entry)?.key, entry).toBe(entry);
        expect(partOf(things, entry), entry).toBe(part);
      }
    }
  });
});
