import type { Seat } from '@orrery/kernel';
import type { PositionFigures } from './figures.ts';

/** A figure by its name, and how it is read. */
export interface FigureReader<S> {
  readonly name: string;
  /** A whole number that fits into 16 bits with sign. */
  readonly read: (from: S) => number;
}

export const figure = <S>(name: string, read: (from: S) => number): FigureReader<S> => ({ name, read });

/** One figure for each of several things, named by them. */
export const figureOfEach = <S>(
  name: string,
  of: readonly (string | number)[],
  read: (from: S, i: number) => number,
): FigureReader<S>[] => of.map((each, i) => ({ name: `${name}.${each}`, read: (from) => read(from, i) }));

/** The same figures of another part of a position. */
export const figuresIn = <S, P>(
  name: string,
  readers: readonly FigureReader<P>[],
  part: (from: S) => P,
): FigureReader<S>[] =>
  readers.map(({ name: figureName, read }) => ({ name: `${name}.${figureName}`, read: (from) => read(part(from)) }));

/** A fraction or a value in points as a whole number of hundredths. */
export const hundredths = (value: number): number => Math.round(value * 100);

/** Figures as a table of readers. `look` prepares what they read from; the same object may be refilled for each seat. */
export function figuresFrom<T, H, S>(
  version: number,
  readers: readonly FigureReader<S>[],
  look: (table: T, hand: H, seat: Seat) => S,
): PositionFigures<T, H> {
  const reads = readers.map(({ read }) => read);
  return {
    version,
    names: readers.map(({ name }) => name),
    write(table, hand, seat, into, at) {
      const from = look(table, hand, seat);
      let end = at;
      for (const read of reads) into[end++] = read(from);
    },
  };
}
