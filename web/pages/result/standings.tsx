import type { Seat } from '@orrery/kernel';
import { SeatMark, SeatToken, seatClass } from '../../art/seats.tsx';
import type { ScorePart } from '../../games/game-report.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { type ResultView, type ResultViewProps, resultSeats, seatNameOf } from './result-view.ts';
import { Section } from './section.tsx';
import { RESULT_TEXTS } from './texts.ts';

const placeOf = ({ review: { tally } }: ResultView, seat: Seat): number => tally.places?.[seat] ?? 0;

/** Seats from the first place to the last. */
const ranked = (look: ResultView): readonly Seat[] =>
  [...resultSeats(look)].sort((a, b) => placeOf(look, a) - placeOf(look, b));

/** The places, and the parts of the points. */
export function Standings({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  return (
    <Section title={say('standings')} width="whole">
      <ol className="standings">
        {ranked(view).map((seat) => (
          <StandingRow key={seat} view={view} seat={seat} />
        ))}
      </ol>
      <AwardHolders view={view} />
    </Section>
  );
}

function StandingRow({ view, seat }: ResultViewProps & { seat: Seat }) {
  const say = useTranslate(RESULT_TEXTS);
  const { tally } = view.review;
  const place = placeOf(view, seat);
  const parts = (tally.scores[seat] ?? []).filter(({ n }) => n > 0);
  return (
    <li className={`panel seat-panel standing ${seatClass(seat)} ${place === 1 ? 'on-turn' : ''}`}>
      <p className="standing-head">
        <span className="standing-place display">
          <span className="unseen">{say('place', { place })}: </span>
          <span aria-hidden="true">{place}</span>
        </span>
        <SeatToken seat={seat} />
        <span className="name">{seatNameOf(view, seat)}</span>
        {view.forfeited.includes(seat) && <span className="tag">{say('forfeited')}</span>}
        <span className="score">
          <span aria-hidden="true">{tally.points[seat]}</span>
          <span className="unseen">{say('points', { points: tally.points[seat] ?? 0 })}</span>
        </span>
      </p>
      <PointsBar parts={parts} rest={Math.max(...tally.points) - (tally.points[seat] ?? 0)} />
      <ul className="standing-parts" aria-label={say('points.made-of', { name: seatNameOf(view, seat) })}>
        {parts.map((part) => (
          <ScorePartRow key={part.key} view={view} part={part} />
        ))}
      </ul>
    </li>
  );
}

/** A bar as long as the winner's points, with a gap between the parts. */
function PointsBar({ parts, rest }: { parts: readonly ScorePart[]; rest: number }) {
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

function ScorePartRow({ view, part: { key, n, points } }: ResultViewProps & { part: ScorePart }) {
  const say = useTranslate(RESULT_TEXTS);
  const heading = view.review.headings.scores.find((score) => score.key === key);
  return (
    <li className={points === 0 ? 'muted' : ''}>
      <span>{heading?.name(view.language, n) ?? key}</span>
      <span className="part-points">{points === 0 ? say('score.nothing', { n }) : points}</span>
    </li>
  );
}

/** The final holders of distinctions, and since when; those without a holder are left out. */
function AwardHolders({ view }: ResultViewProps) {
  const say = useTranslate(RESULT_TEXTS);
  const { headings, tally } = view.review;
  const held = headings.awards.flatMap(({ key, name }) => {
    const last = tally.awards.findLast((award) => award.key === key);
    if (last === undefined || last.seat === null) return [];
    const { seat, turn } = last;
    return [{ key, seat, text: say('holder', { award: name(view.language), name: seatNameOf(view, seat), turn }) }];
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
