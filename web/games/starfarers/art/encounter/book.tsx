import type { ReactNode } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { Ball, type BallColour } from '../balls.tsx';
import './book.css';

/** The travellers’ book, open at an encounter: parchment in both themes. Two pages, one below the other on a phone. */
export function Book({ children }: { children: ReactNode }) {
  return <div className="travellers-book">{children}</div>;
}

interface BookPageProps {
  readonly running: readonly [string, string]; // the line over the page: left and right
  readonly children: ReactNode;
}

export function BookPage({ running: [left, right], children }: BookPageProps) {
  return (
    <section className="book-page">
      <p className="running">
        <span>{left}</span>
        <span>{right}</span>
      </p>
      {children}
    </section>
  );
}

/** The text of a story, with a red initial. */
export function StoryText({ children }: { children: ReactNode }) {
  return <p className="story">{children}</p>;
}

/** A heading between two rules. */
export function Interlude({ children }: { children: string }) {
  return (
    <h3 className="interlude">
      <span>{children}</span>
    </h3>
  );
}

interface BookChoiceProps {
  readonly mark: ReactNode; // I, II, or the sign of the seat that has chosen it
  readonly title: string;
  readonly stakes: ReactNode; // what may result, never what will
  readonly state?: 'open' | 'chosen' | 'declined';
}

/** One of the answers. Wrap it in a button while it can be given. */
export function BookChoice({ mark, title, stakes, state = 'open' }: BookChoiceProps) {
  return (
    <span className={`book-choice ${state}`}>
      <span className="mark">{mark}</span>
      <span className="title">{title}</span>
      <span className="stakes">{stakes}</span>
    </span>
  );
}

interface ContestSideProps {
  readonly seat: number;
  readonly name: string;
  readonly part: string; // “to the rescue”
  readonly balls: readonly BallColour[];
  readonly fittings: { readonly sign: Extract<GameIconName, 'cannon' | 'booster' | 'pod'>; readonly count: number };
  readonly figures: { readonly balls: number; readonly total: number };
  readonly word: string; // “combat”
  readonly outcome?: 'won' | 'lost';
}

/** One side of a contest: balls, cannons or boosters, and their sum. */
export function ContestSide({ seat, name, part, balls, fittings, figures, word, outcome }: ContestSideProps) {
  return (
    <div className={`contest-side ${outcome ?? ''}`}>
      <p className="name">
        <SeatMark seat={seat} /> {name}
      </p>
      <p className="part">{part}</p>
      <div className="sum">
        <span className="what">
          {balls.map((colour, i) => (
            <Ball key={`${colour} ${i === 0 ? 'first' : 'second'}`} colour={colour} />
          ))}
        </span>
        <span className="figure">{figures.balls}</span>
        <span className="what">
          {Array.from({ length: fittings.count }, (_, i) => `${fittings.sign} ${i}`).map((key) => (
            <GameIcon key={key} name={fittings.sign} size="l" />
          ))}
        </span>
        <span className="figure">{fittings.count}</span>
        <span className="what word">{word}</span>
        <span className="figure total">{figures.total}</span>
      </div>
    </div>
  );
}

/** Two sides with a word between them. */
export function ContestFrame({ between, children }: { between: string; children: readonly [ReactNode, ReactNode] }) {
  return (
    <div className="contest">
      {children[0]}
      <span className="between">{between}</span>
      {children[1]}
    </div>
  );
}

interface OutcomeLineProps {
  readonly state: 'done' | 'now' | 'next';
  readonly mark: ReactNode; // its number, or the sign of what it brought
  readonly note?: ReactNode; // the numbers
  readonly children: ReactNode;
}

/** A line of the outcome; lines are revealed one by one. */
export function OutcomeLine({ state, mark, note, children }: OutcomeLineProps) {
  return (
    <li className={`outcome-line ${state}`}>
      <span className="mark">{mark}</span>
      <div>
        <div className="told">{children}</div>
        {note && <div className="note">{note}</div>}
      </div>
    </li>
  );
}
