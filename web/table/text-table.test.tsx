import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainFurniture } from './plain-furniture.ts';
import { type CometHelm, cometHelm, cometSetting } from './testing/comet-helm.ts';
import { FakeSession } from './testing/fake-session.ts';
import { TextTable } from './text-table.tsx';

/** The parts of the text table by the names that lessons point at, in order. */
function partsOf(helm: CometHelm): readonly (string | undefined)[] {
  const markup = renderToStaticMarkup(<TextTable helm={helm} />);
  return [...markup.matchAll(/<section[^>]* data-part="(\w+)"/g)].map(([, part]) => part);
}

function seated(): CometHelm {
  const session = new FakeSession();
  return cometHelm(session, cometSetting(session));
}

test('a lesson finds the parts of the frame at the text table', () => {
  expect(partsOf(seated())).toEqual(['prompt', 'seats', 'board', 'log']);
});

test('a game that draws nothing shows no empty board', () => {
  const helm = { ...seated(), furniture: plainFurniture() } satisfies CometHelm;
  expect(partsOf(helm)).toEqual(['prompt', 'seats', 'log']);
});

test('a game without a drawn board shows what it draws in signs, with or without a legend', () => {
  const helm = seated();
  const voice = { ...helm.voice, drawing: () => '* * *\n' };
  expect(partsOf({ ...helm, voice, furniture: plainFurniture() })).toEqual(['prompt', 'seats', 'board', 'log']);
});
