import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Store, useStore } from './store.ts';

test('a subscriber is called after each change, until it unsubscribes', () => {
  const store = new Store(1);
  const seen: number[] = [];
  const leave = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.update((value) => value * 10);
  leave();
  store.set(3);
  expect(seen).toEqual([2, 20]);
  expect(store.get()).toBe(3);
});

test('setting the same value again calls nobody', () => {
  const value = { a: 1 };
  const store = new Store(value);
  const heard = vi.fn();
  store.subscribe(heard);
  store.set(value);
  store.update((same) => same);
  expect(heard).not.toHaveBeenCalled();
  store.set({ a: 1 });
  expect(heard).toHaveBeenCalledOnce();
});

test('a subscriber that leaves or joins during a notification does not disturb the others', () => {
  const store = new Store(0);
  const calls: string[] = [];
  const leaveFirst = store.subscribe(() => {
    calls.push('first');
    leaveFirst();
    store.subscribe(() => calls.push('late'));
  });
  store.subscribe(() => calls.push('second'));
  store.set(1);
  expect(calls).toEqual(['first', 'second']);
  store.set(2);
  expect(calls).toEqual(['first', 'second', 'second', 'late']);
});

test('a closed store calls nobody and can still be read', () => {
  const store = new Store('open');
  const heard = vi.fn();
  store.subscribe(heard);
  store.close();
  store.set('closed');
  expect(heard).not.toHaveBeenCalled();
  expect(store.get()).toBe('closed');
});

test('a component reads the whole value or what it selects', () => {
  const store = new Store({ name: 'Ada', points: 4 });
  const Whole = () => <i>{JSON.stringify(useStore(store))}</i>;
  const Points = () => <b>{useStore(store, ({ points }) => points)}</b>;
  expect(renderToStaticMarkup(<Points />)).toBe('<b>4</b>');
  expect(renderToStaticMarkup(<Whole />)).toContain('Ada');
});
