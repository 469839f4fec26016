import type { ReactNode } from 'react';
import { Die } from '../../art/cards/dice.tsx';
import { type Point, steps } from '../../art/draw.ts';
import { GameIcon, type GameIconName } from '../../art/icons/game-icon.tsx';
import type { Drawn } from './drawn.ts';
import '../../art/resources.css';

/** What stands between signs. */
type Mark = '+' | '=' | '≥' | '>' | '×' | ':' | '/' | '½' | '?' | '…' | 'I' | 'II' | 'A' | 'B';

/** A part of a line of signs: a sign, a number, or what joins them. */
export type Token = GameIconName | number | Mark;

const MARKS: readonly string[] = ['+', '=', '≥', '>', '×', ':', '/', '½', '?', '…', 'I', 'II', 'A', 'B'];
const isMark = (token: Token): token is Mark => MARKS.includes(String(token));

/** A rule as a line of signs: what is given, what comes of it. */
export function Signs({ of }: { readonly of: readonly Token[] }) {
  const keyed = of.map((token, place) => ({ token, key: `${place} ${token}` }));
  return (
    <span className="almanac-signs">
      {keyed.map(({ token, key }) =>
        typeof token === 'number' || isMark(token) ? (
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

/** An entry that a line of signs tells. */
export const told = (sign: GameIconName, ...of: readonly Token[]): Drawn => ({ sign, draw: () => <Signs of={of} /> });

/** Several lines of signs, one below the other. */
export const listed = (sign: GameIconName, ...lines: readonly (readonly Token[])[]): Drawn => ({
  sign,
  draw: () => (
    <span className="almanac-lines">
      {lines.map((line) => (
        <Signs key={line.join(' ')} of={line} />
      ))}
    </span>
  ),
});

/** A price, one sign for each card or unit that is paid. */
export function Price({ cost, kinds }: { readonly cost: readonly number[]; readonly kinds: readonly GameIconName[] }) {
  return <Signs of={priceOf(cost, kinds)} />;
}

export const priceOf = (cost: readonly number[], kinds: readonly GameIconName[]): readonly GameIconName[] =>
  kinds.flatMap((kind, i) => steps(0, cost[i] ?? 0, 1).map(() => kind));

interface SceneProps {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Pixels to a unit at normal text. */
  readonly scale?: number;
  readonly children: ReactNode;
}

/** A drawing of its own size that gives way on a narrow page. */
export function Scene({ box, scale = 1, children }: SceneProps) {
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

/** Puts a part of a drawing somewhere. */
export const put = ([x, y]: Point, what: ReactNode, scale = 1) => (
  <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(${scale})`}>
    {what}
  </g>
);

/** Two dice as they fell. */
export function Dice({ faces }: { readonly faces: readonly [number, number] }) {
  return (
    <span className="almanac-dice">
      <Die face={faces[0]} />
      <Die face={faces[1]} />
    </span>
  );
}

/** A plate from the front page, as small as a stamp. */
export const Stamp = ({ children }: { readonly children: ReactNode }) => (
  <span className="almanac-stamp">{children}</span>
);

/** A cross through something that is not allowed. */
export function cross([x, y]: Point): string {
  return `M${x - 7} ${y - 7}L${x + 7} ${y + 7}M${x + 7} ${y - 7}L${x - 7} ${y + 7}`;
}
