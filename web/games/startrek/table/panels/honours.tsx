import { NONE } from '@orrery/common';
import { FLEET_LEAST, POINTS, ROUTE_LEAST, type Table } from '@orrery/startrek/facts';
import { Ruler } from '../../../../art/charts/ruler.tsx';
import { whoIs } from '../../../common/who.ts';
import { useTrek } from '../parts/voice.ts';
import { spotlight } from '../spotlight.ts';
import type { TrekKey } from '../texts.ts';
import type { TrekPart, TrekPlay } from '../trek.ts';

type Honour = 'route' | 'fleet';

const HONOURS: Readonly<Record<Honour, { readonly name: TrekKey; readonly least: number; readonly rule: string }>> = {
  route: { name: 'honour.route', least: ROUTE_LEAST, rule: 'ST-LSR-01' },
  fleet: { name: 'honour.fleet', least: FLEET_LEAST, rule: 'ST-FLT-01' },
};

/** Whose it is, and how much the next one lacks. */
export interface Race {
  readonly holder: number | null;
  readonly next: number;
  readonly lacks: number;
}

/** An honour goes to whoever outdoes everybody; the first one to have it needs the least, and nobody beside them. */
export function raceFor({ players, routeHolder, fleetHolder }: Table, honour: Honour, reader: number | null): Race {
  const holder = honour === 'route' ? routeHolder : fleetHolder;
  const figures = players.map((player) => player[honour]);
  const others = players.map((_, seat) => seat).filter((seat) => seat !== holder);
  const best = others.reduce((a, b) => ((figures[b] ?? 0) > (figures[a] ?? 0) ? b : a), others[0] ?? 0);
  const next = reader !== null && reader !== holder ? reader : best;
  const rival = Math.max(...figures.filter((_, seat) => seat !== next));
  const wanted = rival < HONOURS[honour].least ? HONOURS[honour].least : rival + 1;
  return { holder: holder === NONE ? null : holder, next, lacks: wanted - (figures[next] ?? 0) };
}

function standing(play: TrekPlay, say: ReturnType<typeof useTrek>, honour: Honour): string {
  const { holder, next, lacks } = raceFor(play.view.table, honour, play.view.seat);
  const lead = holder === null ? say('honour.nobody') : say('honour.leads', whoIs(play, holder));
  return `${lead} ${say('honour.needs', { ...whoIs(play, next), n: lacks })}`;
}

function HonourRow({ play, honour }: { play: TrekPlay; honour: Honour }) {
  const say = useTrek();
  const { name, least, rule } = HONOURS[honour];
  const { holder } = raceFor(play.view.table, honour, play.view.seat);
  const places = play.view.table.players.map((player, seat) => ({ seat, value: player[honour] }));
  const show = (seat: number | null) => honour === 'route' && spotlight.turn(seat);
  return (
    <section
      className="trek-honour"
      aria-label={say(name)}
      onPointerEnter={() => show(holder ?? play.view.seat)}
      onPointerLeave={() => show(null)}
    >
      <h3>
        <button
          type="button"
          className="common-link"
          onClick={() => play.consult(rule)}
          onFocus={() => show(holder ?? play.view.seat)}
          onBlur={() => show(null)}
        >
          {say(name)}
        </button>
        <span className="muted">{say('honour.worth', { n: POINTS[honour] })}</span>
      </h3>
      <Ruler
        name={places.map(({ seat, value }) => say('honour.figure', { ...whoIs(play, seat), n: value })).join(', ')}
        places={places}
        most={least + 3}
        least={least}
      />
      <p className="muted">{standing(play, say, honour)}</p>
    </section>
  );
}

/** The longest supply route and the largest fleet: whose they are, and how far away the next one is. */
export const HonoursPanel: TrekPart = ({ play }) => (
  <div className="trek-honours">
    <HonourRow play={play} honour="route" />
    <HonourRow play={play} honour="fleet" />
  </div>
);
