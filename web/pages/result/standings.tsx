import type { Seat } from '@orrery/kernel';
import { SeatMark, SeatToken, seatClass } from '../../art/seats.tsx';
import type { Score } from '../../games/chronicle.ts';
import { useSpeak } from '../../texts/catalogue.ts';
import { type Look, type LookProps, nameOf, seatsOf } from './look.ts';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

const placeOf = ({ retrospect: { tally } }: Look, seat: Seat): number => tally.places?.[seat] ?? 0;

/** Seats from the first place to the last. */
const ranked = (look: Look): readonly Seat[] => [...seatsOf(look)].sort((a, b) => placeOf(look, a) - placeOf(look, b));

/** Who came where, and what the points are made of. */
export function Standings({ look }: LookProps) {
  const say = useSpeak(RESULT_TEXTS);
  return (
    <Section title={say('standings')} width="whole">
      <ol className="standings">
        {ranked(look).map((seat) => (
          <Standing key={seat} look={look} seat={seat} />
        ))}
      </ol>
      <Holders look={look} />
    </Section>
  );
}

function Standing({ look, seat }: LookProps & { seat: Seat }) {
  const say = useSpeak(RESULT_TEXTS);
  const { tally } = look.retrospect;
  const place = placeOf(look, seat);
  const parts = (tally.scores[seat] ?? []).filter(({ n }) => n > 0);
  return (
    <li className={`panel seat-panel standing ${seatClass(seat)} ${place === 1 ? 'on-turn' : ''}`}>
      <p className="standing-head">
        <span className="standing-place display">
          <span className="unseen">{say('place', { place })}: </span>
          <span aria-hidden="true">{place}</span>
        </span>
        <SeatToken seat={seat} />
        <span className="name">{nameOf(look, seat)}</span>
        {look.forfeited.includes(seat) && <span className="tag">{say('forfeited')}</span>}
        <span className="score">
          <span aria-hidden="true">{tally.points[seat]}</span>
          <span className="unseen">{say('points', { points: tally.points[seat] ?? 0 })}</span>
        </span>
      </p>
      <PointsBar parts={parts} rest={Math.max(...tally.points) - (tally.points[seat] ?? 0)} />
      <ul className="standing-parts" aria-label={say('points.made-of', { name: nameOf(look, seat) })}>
        {parts.map((part) => (
          <Part key={part.key} look={look} part={part} />
        ))}
      </ul>
    </li>
  );
}

/** As long as the points of the first are many, a gap between the parts. */
function PointsBar({ parts, rest }: { parts: readonly Score[]; rest: number }) {
  return (
    <span className="points-bar" aria-hidden="true">
      {parts
        .filter(({ points }) => points > 0)
        .map(({ key, points }) => (
          <span key={key} style={{ flexGrow: points }} />
        ))}
      {rest > 0 && <span className="rest" style={{ flexGrow: rest }} />}
    </span>
  );
}

function Part({ look, part: { key, n, points } }: LookProps & { part: Score }) {
  const say = useSpeak(RESULT_TEXTS);
  const heading = look.retrospect.headings.scores.find((score) => score.key === key);
  return (
    <li className={points === 0 ? 'muted' : ''}>
      <span>{heading?.name(look.language, n) ?? key}</span>
      <span className="part-points">{points === 0 ? say('score.nothing', { n }) : points}</span>
    </li>
  );
}

/** Who has a distinction in the end, and since when; what nobody has is left out. */
function Holders({ look }: LookProps) {
  const say = useSpeak(RESULT_TEXTS);
  const { headings, tally } = look.retrospect;
  const held = headings.awards.flatMap(({ key, name }) => {
    const last = tally.awards.findLast((award) => award.key === key);
    if (last === undefined || last.seat === null) return [];
    const { seat, turn } = last;
    return [{ key, seat, text: say('holder', { award: name(look.language), name: nameOf(look, seat), turn }) }];
  });
  if (held.length === 0) return null;
  return (
    <ul className="holders">
      {held.map(({ key, seat, text }) => (
        <li key={key} className={`tag honour ${seatClass(seat)}`}>
          <SeatMark seat={seat} /> {text}
        </li>
      ))}
    </ul>
  );
}
