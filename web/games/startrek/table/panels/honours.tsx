import { NONE } from '@orrery/common';
import { MIN_FLEET_SIZE, MIN_ROUTE_LENGTH, type Table, VICTORY_POINTS } from '@orrery/startrek/facts';
import { Ruler } from '../../../../art/charts/ruler.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import { routeSpotlight } from '../spotlight.ts';
import type { StartrekTextKey } from '../texts.ts';
import type { StartrekPart, StartrekTableApi } from '../types.ts';

type Honour = 'route' | 'fleet';

const HONOUR_SPECS: Readonly<
  Record<Honour, { readonly name: StartrekTextKey; readonly least: number; readonly rule: string }>
> = {
  route: { name: 'honour.route', least: MIN_ROUTE_LENGTH, rule: 'ST-LSR-01' },
  fleet: { name: 'honour.fleet', least: MIN_FLEET_SIZE, rule: 'ST-FLT-01' },
};

/** Who holds an honour, and how much the next player lacks. */
export interface HonourRace {
  readonly holder: number | null;
  readonly next: number;
  readonly lacks: number;
}

/** An honour goes to the player with the single highest number; the first holder also needs a minimum. */
export function honourRace(
  { players, routeHolder, fleetHolder }: Table,
  honour: Honour,
  reader: number | null,
): HonourRace {
  const holder = honour === 'route' ? routeHolder : fleetHolder;
  const figures = players.map((player) => player[honour]);
  const others = players.map((_, seat) => seat).filter((seat) => seat !== holder);
  const best = others.reduce((a, b) => ((figures[b] ?? 0) > (figures[a] ?? 0) ? b : a), others[0] ?? 0);
  const next = reader !== null && reader !== holder ? reader : best;
  const rival = Math.max(...figures.filter((_, seat) => seat !== next));
  const wanted = rival < HONOUR_SPECS[honour].least ? HONOUR_SPECS[honour].least : rival + 1;
  return { holder: holder === NONE ? null : holder, next, lacks: wanted - (figures[next] ?? 0) };
}

function honourText(play: StartrekTableApi, say: ReturnType<typeof useStartrekTexts>, honour: Honour): string {
  const { holder, next, lacks } = honourRace(play.view.table, honour, play.view.seat);
  const lead = holder === null ? say('honour.nobody') : say('honour.leads', seatTextArgs(play, holder));
  return `${lead} ${say('honour.needs', { ...seatTextArgs(play, next), n: lacks })}`;
}

function HonourRow({ play, honour }: { play: StartrekTableApi; honour: Honour }) {
  const say = useStartrekTexts();
  const { name, least, rule } = HONOUR_SPECS[honour];
  const { holder } = honourRace(play.view.table, honour, play.view.seat);
  const places = play.view.table.players.map((player, seat) => ({ seat, value: player[honour] }));
  const show = (seat: number | null) => honour === 'route' && routeSpotlight.set(seat);
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
          onClick={() => play.openAlmanac(rule)}
          onFocus={() => show(holder ?? play.view.seat)}
          onBlur={() => show(null)}
        >
          {say(name)}
        </button>
        <span className="muted">{say('honour.worth', { n: VICTORY_POINTS[honour] })}</span>
      </h3>
      <Ruler
        name={places
          .map(({ seat, value }) => say('honour.figure', { ...seatTextArgs(play, seat), n: value }))
          .join(', ')}
        places={places}
        most={least + 3}
        least={least}
      />
      <p className="muted">{honourText(play, say, honour)}</p>
      <p className="trek-standing" aria-hidden="true" title={honourText(play, say, honour)}>
        {[...places]
          .sort((a, b) => b.value - a.value)
          .map(({ seat, value }) => (
            <span key={seat} className={seat === holder ? 'holder' : undefined}>
              <SeatMark seat={seat} />
              {value}
            </span>
          ))}
      </p>
    </section>
  );
}

/** The longest supply route and the largest fleet: who holds them, and how close the next player is. */
export const HonoursPanel: StartrekPart = ({ play }) => (
  <div className="trek-honours">
    <HonourRow play={play} honour="route" />
    <HonourRow play={play} honour="fleet" />
  </div>
);
