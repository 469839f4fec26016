import { top } from '@orrery/kernel';
import { ASTRO, KNOWLEDGE, type Move, offersLeft, opponentOf, playerOf, STOCK_KINDS } from '@orrery/ship/facts';
import { useState } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { SeatToken } from '../../../../art/seats.tsx';
import { nameOf } from '../../../common/who.ts';
import type { GearProps } from '../gear.ts';
import { Amounts, HELD_KINDS, RESOURCE_KINDS, StockSign, sayStock } from '../parts/stock.tsx';
import { moveName, useShip } from '../parts/voice.ts';
import { Why } from '../parts/why.tsx';

const NOTHING: readonly number[] = Array.from({ length: STOCK_KINDS }, () => 0);
const GIVEN = [...HELD_KINDS, ASTRO];

interface SideProps extends GearProps {
  readonly title: string;
  readonly kinds: readonly number[];
  readonly counts: readonly number[];
  readonly most: readonly number[];
  readonly change: (counts: readonly number[]) => void;
}

/** What lies on one side of the table: tap for one more, and a smaller button to take one back. */
function Side({ play, title, kinds, counts, most, change }: SideProps) {
  const say = useShip();
  const add = (kind: number, by: number) => change(counts.map((n, i) => (i === kind ? Math.max(0, n + by) : n)));
  return (
    <fieldset className="ship-side">
      <legend>{title}</legend>
      {kinds.map((kind) => {
        const [n, limit] = [counts[kind] ?? 0, most[kind] ?? 0];
        const name = sayStock(play, kind);
        return (
          <div key={kind} className="ship-counter">
            <button
              type="button"
              className={`choice${n > 0 ? ' selected' : ''}`}
              aria-label={say('barter.add', { name, n })}
              aria-disabled={n >= limit}
              onClick={() => n < limit && add(kind, 1)}
            >
              <StockSign kind={kind} />
              <span>{name}</span>
              <span className="left">{say('barter.of', { n: limit })}</span>
              {n > 0 && <span className="badge legal">{n}</span>}
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={say('deal.less', { name })}
              aria-disabled={n === 0}
              onClick={() => n > 0 && add(kind, -1)}
            >
              <GameIcon name="minus" />
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}

/** An offer to the other captain: what one gives, what one asks for. */
function Propose({ play, gear }: GearProps) {
  const say = useShip();
  const [give, setGive] = useState(NOTHING);
  const [take, setTake] = useState(NOTHING);
  const { table, seat } = play.view;
  const other = opponentOf(seat ?? 0);
  const move: Move = { kind: 'offer', give, take };
  const [reason] = play.why(move);
  const left = offersLeft(table);
  const isBegun = give.some((n) => n > 0) && take.some((n) => n > 0);
  return (
    <>
      <Side
        play={play}
        gear={gear}
        title={say('barter.give')}
        kinds={GIVEN}
        counts={give}
        most={playerOf(table, seat ?? 0).stock}
        change={setGive}
      />
      <Side
        play={play}
        gear={gear}
        title={say('barter.take', { name: nameOf(play, other) })}
        kinds={RESOURCE_KINDS}
        counts={take}
        most={playerOf(table, other).stock.map((n, kind) => (kind < KNOWLEDGE ? n : 0))}
        change={setTake}
      />
      <p className="ship-terms">
        <Amounts play={play} bundle={give} /> <GameIcon name="to" /> <Amounts play={play} bundle={take} />
      </p>
      <button
        type="button"
        className="btn primary"
        aria-disabled={reason !== undefined}
        onClick={() => reason === undefined && play.make(move)}
      >
        {say('barter.do')}
      </button>
      {isBegun && <Why play={play} reason={reason} />}
      {Number.isFinite(left) && <p className="muted">{say('barter.left', { n: left })}</p>}
    </>
  );
}

const ANSWERS = ['accept', 'decline'] as const;

/** The other captain offers: yes or no. */
function Reply({ play, gear }: GearProps) {
  const say = useShip();
  const { table } = play.view;
  const frame = top(table);
  if (frame.kind !== 'offer') return null;
  return (
    <>
      <h3>
        <SeatToken seat={table.active} size="small" /> {say('barter.offers', { name: nameOf(play, table.active) })}
      </h3>
      <dl className="ship-offer">
        <div>
          <dt>{say('barter.get')}</dt>
          <dd>
            <Amounts play={play} bundle={frame.give} />
          </dd>
        </div>
        <div>
          <dt>{say('barter.give')}</dt>
          <dd>
            <Amounts play={play} bundle={frame.take} />
          </dd>
        </div>
      </dl>
      <p className="ship-answers">
        {ANSWERS.map((kind) => (
          <button
            key={kind}
            type="button"
            className={kind === 'accept' ? 'btn primary' : 'btn'}
            onClick={() => play.make({ kind })}
          >
            {moveName(play, gear, { kind })}
          </button>
        ))}
      </p>
    </>
  );
}

/** Barter between the captains, as the rules of 2001 have it. */
export function Barter({ play, gear }: GearProps) {
  const isOffered = top(play.view.table).kind === 'offer';
  return (
    <div className="ship-dialogue">
      {isOffered ? <Reply play={play} gear={gear} /> : <Propose key={play.view.table.offers} play={play} gear={gear} />}
    </div>
  );
}
