import type { ReactNode } from 'react';
import { Die } from '../../art/cards/dice.tsx';
import { numberRange, type Point } from '../../art/draw.ts';
import { GameIcon, type GameIconName } from '../../art/icons/game-icon.tsx';
import type { EntryDrawing } from './entry-drawing.ts';
import '../../art/resources.css';

/** Symbols between icons. */
type SignMark = '+' | '=' | '≥' | '>' | '×' | ':' | '/' | '½' | '?' | '…' | 'I' | 'II' | 'A' | 'B';

/** One element of an icon row: an icon, a number, or a symbol that joins them. */
export type SignToken = GameIconName | number | SignMark;

const SIGN_MARKS: readonly string[] = ['+', '=', '≥', '>', '×', ':', '/', '½', '?', '…', 'I', 'II', 'A', 'B'];
const isSignMark = (token: SignToken): token is SignMark => SIGN_MARKS.includes(String(token));

/** A rule as a row of icons: inputs, then results. */
export function Signs({ of }: { readonly of: readonly SignToken[] }) {
  const keyed = of.map((token, place) => ({ token, key: `${place} ${token}` }));
  return (
    <span className="almanac-signs">
      {keyed.map(({ token, key }) =>
        typeof token === 'number' || isSignMark(token) ? (
          <b key={key}>{token}</b>
        ) : (
          <span key={key} className={`almanac-sign ink-${token}`}>
            <GameIcon name={token} />
          </span>
        ),
      )}
    </span>
  );
}

/** An entry illustrated by one icon row. */
export const signLineDrawing = (sign: GameIconName, ...of: readonly SignToken[]): EntryDrawing => ({
  sign,
  draw: () => <Signs of={of} />,
});

/** Several icon rows below each other. */
export const signLinesDrawing = (sign: GameIconName, ...lines: readonly (readonly SignToken[])[]): EntryDrawing => ({
  sign,
  draw: () => (
    <span className="almanac-lines">
      {lines.map((line) => (
        <Signs key={line.join(' ')} of={line} />
      ))}
    </span>
  ),
});

/** A price: one icon for each card or unit. */
export function PriceSigns({
  cost,
  kinds,
}: {
  readonly cost: readonly number[];
  readonly kinds: readonly GameIconName[];
}) {
  return <Signs of={priceSignsOf(cost, kinds)} />;
}

export const priceSignsOf = (cost: readonly number[], kinds: readonly GameIconName[]): readonly GameIconName[] =>
  kinds.flatMap((kind, i) => numberRange(0, cost[i] ?? 0, 1).map(() => kind));

interface DrawingFrameProps {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Pixels per unit at normal text size. */
  readonly scale?: number;
  readonly children: ReactNode;
}

/** A drawing with its own size that shrinks on a narrow page. */
export function DrawingFrame({ box, scale = 1, children }: DrawingFrameProps) {
  const [, , width, height] = box;
  return (
    <svg
      className="almanac-scene"
      viewBox={box.join(' ')}
      style={{ width: `${(width * scale) / 16}rem`, aspectRatio: `${width} / ${height}` }}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Positions a part of a drawing. */
export const positioned = ([x, y]: Point, what: ReactNode, scale = 1) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    {what}
  </g>
);

/** Two dice with the given faces. */
export function Dice({ faces }: { readonly faces: readonly [number, number] }) {
  return (
    <span className="almanac-dice">
      <Die face={faces[0]} />
      <Die face={faces[1]} />
    </span>
  );
}

/** A game's plate from the home page at stamp size. */
export const Stamp = ({ children }: { readonly children: ReactNode }) => (
  <span className="almanac-stamp">{children}</span>
);

/** A cross through something that is not allowed. */
export function crossPath([x, y]: Point): string {
  return `M${x - 7} ${y - 7}L${x + 7} ${y + 7}M${x + 7} ${y - 7}L${x - 7} ${y + 7}`;
}
