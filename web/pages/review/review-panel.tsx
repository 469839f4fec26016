import type { Problem } from '@orrery/kernel';
import type { Review, ReviewPosition } from '@orrery/protocol';
import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../art/icons/icon.tsx';
import { useTranslate } from '../../texts/catalogue.ts';
import { api } from '../online/parts/api.ts';
import { Form } from '../online/parts/form.tsx';
import { ProblemText } from '../online/parts/problem-text.tsx';
import { REVIEW_TEXTS } from './texts.ts';
import type { ReviewLink } from './use-review.ts';
import '../online/parts/online.css';
import './review.css';

interface ReviewPanelProps {
  readonly link: ReviewLink;
  readonly table: string;
  readonly place: ReviewPosition;
  /** The step of the game after an entry. */
  readonly stepOf: (seq: number) => number;
  readonly isLeader: boolean;
  readonly isFollowing: boolean;
  readonly isTrying: boolean;
  readonly mayTry: boolean;
  readonly problem: Problem | null;
  readonly onGo: (position: ReviewPosition) => void;
  readonly onFollow: (follows: boolean) => void;
  readonly onTry: () => void;
  readonly onStop: () => void;
  readonly onRun: (asked: ReturnType<typeof api.review>) => Promise<Review | null>;
}

const MAX_NOTE_LENGTH = 500;

/** Who leads, branches and notes. */
export function ReviewPanel(props: ReviewPanelProps) {
  const say = useTranslate(REVIEW_TEXTS);
  const heading = useId();
  const { review, isConnected } = props.link;
  return (
    <section className="panel review-panel" aria-labelledby={heading}>
      <header className="panel-head">
        <h2 id={heading} className="small-caps">
          {say('title')}
        </h2>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable */}
      <div className="review-parts" tabIndex={0}>
        {!isConnected && <p role="status">{say('connecting')}</p>}
        <ProblemText problem={props.problem} />
        {review !== null && (
          <>
            <LeadPart {...props} review={review} />
            <BranchPart {...props} review={review} />
            <NotePart {...props} review={review} />
          </>
        )}
      </div>
    </section>
  );
}

type PartProps = ReviewPanelProps & { readonly review: Review };

function Part({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      {children}
    </section>
  );
}

function LeadPart({ review, link, table, isLeader, isFollowing, onFollow, onRun }: PartProps) {
  const say = useTranslate(REVIEW_TEXTS);
  const { me } = link;
  const { leader, people, mayWrite } = review;
  const isLeaderHere = leader !== null && people.some(({ person }) => person === leader.person);
  const lead = (person: string | null) => void onRun(api.leadReview(table, person));
  const others = people.filter(({ person }) => person !== me);
  return (
    <Part name={say('lead')}>
      <p>
        {leader === null && say('lead.nobody')}
        {leader !== null && (isLeader ? say('lead.you') : say('lead.name', { name: leader.name }))}
      </p>
      <p className="muted">{say('people', { names: people.map(({ name }) => name).join(', ') })}</p>
      <p className="review-choices">
        {mayWrite && !isLeader && !isLeaderHere && (
          <button type="button" className="btn small primary" onClick={() => lead(me)}>
            {say('lead.take')}
          </button>
        )}
        {isLeader && (
          <button type="button" className="btn small" onClick={() => lead(null)}>
            {say('lead.leave')}
          </button>
        )}
        {isLeader &&
          others.map(({ person, name }) => (
            <button key={person} type="button" className="btn small quiet" onClick={() => lead(person)}>
              {say('lead.give', { name })}
            </button>
          ))}
        {!isLeader && leader !== null && (
          <button type="button" className="btn small" aria-pressed={isFollowing} onClick={() => onFollow(!isFollowing)}>
            {say('follow', { name: leader.name })}
          </button>
        )}
      </p>
    </Part>
  );
}

function BranchPart(props: PartProps) {
  const { review, table, place, stepOf, isLeader, isTrying, mayTry, onGo, onTry, onStop, onRun } = props;
  const say = useTranslate(REVIEW_TEXTS);
  return (
    <Part name={say('branches')}>
      {review.branches.length === 0 && <p className="muted">{say('branches.none')}</p>}
      <ul className="review-list">
        <li>
          <button
            type="button"
            className="btn small quiet"
            aria-pressed={place.branch === null}
            onClick={() => {
              const shown = review.branches.find(({ id }) => id === place.branch);
              onGo({ branch: null, seq: shown?.from ?? place.seq });
              onStop();
            }}
          >
            {say('branches.game')}
          </button>
        </li>
        {review.branches.map(({ id, from, entries, name }) => (
          <li key={id}>
            <button
              type="button"
              className="btn small quiet"
              aria-pressed={place.branch === id}
              onClick={() => onGo({ branch: id, seq: from + entries.length })}
            >
              {say('branch', { id, step: stepOf(from), n: entries.length, name })}
            </button>
            {isLeader && (
              <button
                type="button"
                className="icon-button"
                aria-label={say('branch.remove', { id })}
                title={say('branch.remove', { id })}
                onClick={() => void onRun(api.removeReviewBranch(table, id))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {isTrying && (
        <button type="button" className="btn small primary" onClick={onStop}>
          {say('try.stop')}
        </button>
      )}
      {mayTry && (
        <button type="button" className="btn small" onClick={onTry}>
          {say('try')}
        </button>
      )}
    </Part>
  );
}

function NotePart({ review, link, table, place, stepOf, onGo, onRun }: PartProps) {
  const say = useTranslate(REVIEW_TEXTS);
  const [text, setText] = useState('');
  const where = ({ branch, seq }: ReviewPosition): string => {
    const from = review.branches.find(({ id }) => id === branch)?.from ?? 0;
    return branch === null ? say('step', { step: stepOf(seq) }) : say('branch.step', { id: branch, step: seq - from });
  };
  const send = async () => {
    const written = text.trim();
    if (written === '') return;
    const after = await onRun(api.addReviewNote(table, { ...place }, written));
    if (after !== null) setText('');
  };
  return (
    <Part name={say('notes')}>
      {review.notes.length === 0 && <p className="muted">{say('notes.none')}</p>}
      <ul className="review-list">
        {review.notes.map((note) => (
          <li key={note.id}>
            <p>
              <button type="button" className="btn small quiet" onClick={() => onGo(note.position)}>
                {where(note.position)}
              </button>{' '}
              <b>{note.name}</b>: {note.text}
            </p>
            {note.person === link.me && (
              <button
                type="button"
                className="icon-button"
                aria-label={say('note.remove')}
                title={say('note.remove')}
                onClick={() => void onRun(api.removeReviewNote(table, note.id))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
      {review.mayWrite && (
        <Form className="review-note" onSend={send}>
          <input
            type="text"
            aria-label={say('note', { where: where(place) })}
            placeholder={say('note', { where: where(place) })}
            maxLength={MAX_NOTE_LENGTH}
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <button type="submit" className="btn small">
            {say('note.save')}
          </button>
        </Form>
      )}
    </Part>
  );
}
