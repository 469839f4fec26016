import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type CometController, makeCometController, makeCometSetup } from './testing/comet-controller.ts';
import { FakeSession } from './testing/fake-session.ts';
import { textOnlyUi } from './text-only-ui.ts';
import { TextTable } from './text-table.tsx';

/** The parts of the text table by the names that lessons use, in order. */
function partsOf(controller: CometController): readonly (string | undefined)[] {
  const markup = renderToStaticMarkup(<TextTable controller={controller} />);
  return [...markup.matchAll(/<section[^>]* data-part="(\w+)"/g)].map(([, part]) => part);
}

function seated(): CometController {
  const session = new FakeSession();
  return makeCometController(session, makeCometSetup(session));
}

test('a lesson finds the parts of the frame at the text table', () => {
  expect(partsOf(seated())).toEqual(['prompt', 'seats', 'board', 'log']);
});

test('a game without a board shows no empty board', () => {
  const controller = { ...seated(), ui: textOnlyUi() } satisfies CometController;
  expect(partsOf(controller)).toEqual(['prompt', 'seats', 'log']);
});

test('a game without a drawn board shows its text drawing, with or without a legend', () => {
  const controller = seated();
  const voice = { ...controller.messages, drawing: () => '* * *\n' };
  expect(partsOf({ ...controller, messages: voice, ui: textOnlyUi() })).toEqual(['prompt', 'seats', 'board', 'log']);
});
