import { errResult, okResult } from '@orrery/kernel';
import type { Me } from '@orrery/protocol/api';
import { beforeEach, expect, test, vi } from 'vitest';
import { doAsGuest } from './guest.ts';

const done = vi.hoisted((): string[] => []);
const ADA: Me = { person: 'p1', name: 'Ada', kind: 'guest', isAdmin: false };

vi.mock('./api.ts', () => ({
  api: {
    becomeGuest: async (name: string) => {
      done.push(`guest ${name}`);
      return name === '' ? errResult('name.empty', {}, 'a name is needed') : okResult(ADA);
    },
  },
}));
vi.mock('./identity.ts', () => ({ setMe: (me: Me) => done.push(`the page knows ${me.name}`) }));
beforeEach(() => {
  done.length = 0;
});

const sit = async () => {
  done.push('sits down');
  return okResult(3);
};

test('a visitor becomes a guest, sits down, and only then the page is told', async () => {
  expect(await doAsGuest(null, 'Ada', sit)).toEqual(okResult(3));
  expect(done).toEqual(['guest Ada', 'sits down', 'the page knows Ada']);
});

test('a person with a session keeps it, and a visitor who cannot become a guest does nothing', async () => {
  await doAsGuest(ADA, 'Ben', sit);
  expect(done).toEqual(['sits down']);
  expect((await doAsGuest(null, '', sit)).ok).toBe(false);
  expect(done).toEqual(['sits down', 'guest ']);
});

test('a visitor who became a guest stays one when the rest is refused', async () => {
  await doAsGuest(null, 'Ada', async () => errResult('table.seat-taken', {}, 'taken'));
  expect(done).toEqual(['guest Ada', 'the page knows Ada']);
});
