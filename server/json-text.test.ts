import { expect, test } from 'vitest';
import { jsonList, jsonObject, jsonOf } from './json-text.ts';

test('a JSON text made of parts equals the text of the whole', () => {
  const step = { seq: 3, events: [{ kind: 'rolled', dice: [1, 6] }], hand: null };
  const text = jsonObject<typeof step>({ seq: jsonOf(3), events: jsonOf(step.events), hand: jsonOf(null) });
  expect(text).toBe(JSON.stringify(step));
  expect(jsonList([text, text])).toBe(JSON.stringify([step, step]));
  expect(jsonList([])).toBe('[]');
});
