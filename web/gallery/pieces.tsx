import type { ReactNode } from 'react';
import { NumberChip } from '../art/chips.tsx';
import { numberRange, type Point, polar } from '../art/draw.ts';
import { Base, Cruiser, Ship, Station } from '../art/pieces.tsx';
import { Gangway, Post } from '../art/posts.tsx';
import { SeatMark, SeatToken } from '../art/seats.tsx';
import { AreaTarget, Ghost, PointTarget, RouteTarget, TargetHalo, type TargetState } from '../art/targets.tsx';

const SEATS = numberRange(0, 6, 1);
const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12];
const POSTS = ['tritanium', 'dilithium', 'food', 'oxygen', 'water', 'any'] as const;
const STATES: readonly TargetState[] = ['lit', 'strong', 'hovered', 'chosen', 'dim'];

/** A drawing of `height` units, as many pixels high at normal text size. */
function Sheet({
  width,
  height,
  name,
  children,
}: {
  width: number;
  height: number;
  name: string;
  children: ReactNode;
}) {
  return (
    <svg
      className="sheet-drawing"
      viewBox={`-30 ${-height / 2} ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={name}
    >
      {children}
    </svg>
  );
}

const at = (x: number, y = 0) => `translate(${x} ${y})`;

export function Pieces() {
  return (
    <>
      <div className="row">
        {SEATS.map((seat) => (
          <span key={seat} className="row">
            <SeatToken seat={seat} size="large" />
            <SeatToken seat={seat} />
            <SeatToken seat={seat} size="small" />
            <SeatMark seat={seat} />
          </span>
        ))}
      </div>
      <Sheet width={720} height={60} name="Ships, stations and bases of six seats">
        {SEATS.map((seat) => (
          <g key={seat} transform={at(seat * 120)}>
            <g transform={at(0)}>
              <Ship seat={seat} heading={seat * 60} />
            </g>
            <g transform={at(36)}>
              <Station seat={seat} />
            </g>
            <g transform={at(72)}>
              <Base seat={seat} />
            </g>
          </g>
        ))}
      </Sheet>
      <Sheet width={680} height={70} name="Number chips">
        {NUMBERS.map((number, i) => (
          <g key={number} transform={at(i * 44)}>
            <NumberChip number={number} />
          </g>
        ))}
        <g transform={at(450)}>
          <NumberChip number={8} state="produced" />
        </g>
        <g transform={at(496)}>
          <NumberChip number={6} state="blocked" />
        </g>
        <g transform={at(548)}>
          <NumberChip number={2} size="compact" />
        </g>
        <g transform={at(604)}>
          <Cruiser />
        </g>
      </Sheet>
      <Sheet width={560} height={110} name="Posts">
        {POSTS.map((icon, i) => (
          <g key={icon}>
            <Gangway from={[i * 64 - 16, 45]} to={[i * 64, 0]} />
            <Gangway from={[i * 64 + 16, 45]} to={[i * 64, 0]} />
            <g transform={at(i * 64)}>
              <Post icon={icon} rate={icon === 'any' ? '3:1' : '2:1'} />
            </g>
          </g>
        ))}
        <g transform={at(400)}>
          <Post icon="water" rate="2:1" size="compact" />
        </g>
      </Sheet>
      <Targets />
    </>
  );
}

const hex = (centre: Point): Point[] => numberRange(-90, 270, 60).map((angle) => polar(52, angle, centre));

/** Lit, strong, hovered, chosen with its ghost, dim: on points, routes and sectors. */
function Targets() {
  return (
    <Sheet width={760} height={210} name="Targets">
      {STATES.map((state, i) => (
        <g key={state} transform={at(i * 145)}>
          <AreaTarget corners={hex([40, 35])} state={state} />
          <TargetHalo at={[0, -70]} state={state} />
          <PointTarget at={[0, -70]} state={state} />
          <RouteTarget from={[25, -45]} to={[85, -80]} state={state} />
          {state === 'chosen' && (
            <Ghost>
              <g transform={at(0, -70)}>
                <Station seat={0} />
              </g>
              <g transform={at(55, -62.5)}>
                <Ship seat={0} heading={-30} />
              </g>
              <g transform={at(40, 35)}>
                <Base seat={0} />
              </g>
            </Ghost>
          )}
        </g>
      ))}
    </Sheet>
  );
}
