import type { Game, GameLog, GameMessages, Kinded, Problem } from '@orrery/kernel';
import type { Review, ReviewPosition } from '@orrery/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { Sitter } from '../../session/session.ts';
import type { Timeline } from '../../session/timeline.ts';
import type { GameUi } from '../../table/game-ui.ts';
import type { OnlineExtras } from '../../table/online-extras.ts';
import { useTranslate } from '../../texts/catalogue.ts';
import { api } from '../online/parts/api.ts';
import type { OpenHands } from '../replay/open-hands.tsx';
import { openingStep } from '../replay/opening.ts';
import type { TurnMark } from '../replay/turns.ts';
import { BranchTable } from './branch-table.tsx';
import { branchEntries, branchTimeline } from './branch-timeline.ts';
import { LineTable } from './line-table.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { REVIEW_TEXTS } from './texts.ts';
import type { ReviewLink } from './use-review.ts';

/** A game that is over, and its table. */
export interface ReviewTableInput<T, H, B, M extends Kinded, E extends Kinded, O, K> {
  readonly game: Game<T, H, B, M, E, O, K>;
  readonly gameMessages: GameMessages<T, H, M, E, O>;
  readonly ui: GameUi<T, H, M, E>;
  readonly log: GameLog<M, O>;
  readonly timeline: Timeline<T, H, B, M, E, O, K>;
  readonly turns: readonly TurnMark[];
  /** All hands after each step; null if the game's report cannot tell. */
  readonly hands: ((timeline: Timeline<T, H, B, M, E, O, K>) => OpenHands | null) | null;
  readonly sitters: readonly Sitter[];
  /** The id of the table on the server. */
  readonly table: string;
}

/** The leader's page sends where it is at most this often. */
const SHOW_DELAY_MS = 150;

const isSamePlace = (a: ReviewPosition, b: ReviewPosition): boolean => a.branch === b.branch && a.seq === b.seq;

/** Where the user is: where the leader is, while they follow. */
function useReviewPlace(
  { review, me }: ReviewLink,
  opening: number,
  table: string,
  onProblem: (problem: Problem) => void,
) {
  const [own, setOwn] = useState<ReviewPosition | null>(null);
  const [isFollowing, setFollowing] = useState(true);
  const isLeader = me !== null && review?.leader?.person === me;
  const shown = useMemo(
    () =>
      review === null || (review.leader === null && review.position.seq === 0 && review.position.branch === null)
        ? { branch: null, seq: opening }
        : review.position,
    [review, opening],
  );
  const isLed = !isLeader && isFollowing && review !== null && review.leader !== null;
  const wanted = isLed ? shown : (own ?? shown);
  // A branch may have been removed.
  const isThere = wanted.branch === null || review?.branches.some(({ id }) => id === wanted.branch) === true;
  const place = isThere ? wanted : shown;
  const isUntold = isLeader && review !== null && !isSamePlace(place, review.position);
  const { branch, seq } = place;
  useEffect(() => {
    if (!isUntold) return;
    const timer = setTimeout(async () => {
      const told = await api.showReview(table, { branch, seq });
      if (!told.ok) onProblem(told.problem);
    }, SHOW_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isUntold, branch, seq, table, onProblem]);
  return {
    place,
    isLeader,
    isFollowing: isLed,
    goTo: (to: ReviewPosition) => {
      setOwn(to);
      if (!isLeader) setFollowing(false);
    },
    follow: (follows: boolean) => {
      setOwn(place);
      setFollowing(follows);
    },
  };
}

/** A game that is over, reviewed together. */
export function ReviewTable<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  props: ReviewTableInput<T, H, B, M, E, O, K> & { readonly link: ReviewLink },
) {
  const { game, gameMessages, log, timeline, table, link } = props;
  const { review } = link;
  const say = useTranslate(REVIEW_TEXTS);
  const [problem, setProblem] = useState<Problem | null>(null);
  const opening = useMemo(() => timeline.seqAt(openingStep(timeline)), [timeline]);
  const { place, isLeader, isFollowing, goTo, follow } = useReviewPlace(link, opening, table, setProblem);
  const [tried, setTried] = useState<number | null>(null);
  const branch = review?.branches.find(({ id }) => id === place.branch) ?? null;
  const changed = branch === null ? '' : `${branch.id} ${branch.entries.join('\n')}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every message has a new copy of the branches
  const line = useMemo(
    () => (branch === null ? timeline : branchTimeline(game, gameMessages, log, branch)),
    [game, gameMessages, log, timeline, changed],
  );
  const isTrying = isLeader && branch !== null && tried === branch.id && line !== null;
  const isEnd = line === null || line.awaiting(line.stepAt(place.seq)).who === 'over';

  const run = async (asked: ReturnType<typeof api.review>) => {
    const answer = await asked;
    setProblem(answer.ok ? null : answer.problem);
    link.apply(answer);
    return answer.ok ? answer.value.review : null;
  };
  /** The leader plays on from where the game or the branch is shown. */
  const tryHere = async () => {
    const isTip = branch !== null && place.seq === branch.from + branch.entries.length;
    if (isTip) return setTried(branch.id);
    const from = branch?.from ?? place.seq;
    const entries = branch?.entries.slice(0, place.seq - branch.from) ?? [];
    const after = await run(api.addReviewBranch(table, from, entries));
    const added = after?.branches.at(-1);
    if (added === undefined) return;
    goTo({ branch: added.id, seq: added.from + added.entries.length });
    setTried(added.id);
  };
  const changeBranch = async (id: number, keep: number, entries: readonly string[]) => {
    const after = await run(api.changeReviewBranch(table, id, keep, entries));
    const now = after?.branches.find((each) => each.id === id);
    if (now === undefined) setTried(null);
    else goTo({ branch: id, seq: now.from + now.entries.length });
  };
  const queue = useMemo(makeQueue, []);

  const panel = (
    <ReviewPanel
      link={link}
      table={table}
      place={place}
      stepOf={(seq) => timeline.stepAt(seq)}
      isLeader={isLeader}
      isFollowing={isFollowing}
      isTrying={isTrying}
      mayTry={isLeader && !isTrying && !isEnd}
      problem={problem}
      onGo={goTo}
      onFollow={follow}
      onTry={() => void tryHere()}
      onStop={() => setTried(null)}
      onRun={run}
    />
  );
  const onlineExtras: OnlineExtras = {
    titlePrefix: '',
    menuEntries: [],
    chat: { name: say('title'), unread: 0, latest: '', content: panel, field: null },
    notices: <ReviewNotice review={review} isLeader={isLeader} isFollowing={isFollowing} isTrying={isTrying} />,
    endingActions: null,
    waitingAction: null,
  };
  if (isTrying && branch !== null) {
    return (
      <BranchTable
        key={branch.id}
        {...props}
        from={branch.from}
        entries={branchEntries(game, log.header.seats, branch) ?? []}
        onChange={(keep, added) => queue(() => changeBranch(branch.id, keep, added))}
        onlineExtras={onlineExtras}
      />
    );
  }
  return (
    <LineTable
      {...props}
      timeline={line ?? timeline}
      turns={branch === null ? props.turns : []}
      seq={line === null ? (branch?.from ?? 0) : place.seq}
      onSeq={(seq) => goTo({ branch: place.branch, seq })}
      onlineExtras={onlineExtras}
    />
  );
}

/** Runs one after the other. */
function makeQueue(): (work: () => Promise<void>) => void {
  let last: Promise<void> = Promise.resolve();
  return (work) => {
    last = last.then(work, work);
  };
}

interface ReviewNoticeProps {
  readonly review: Review | null;
  readonly isLeader: boolean;
  readonly isFollowing: boolean;
  readonly isTrying: boolean;
}

/** What the user sees, in one line above the board. */
function ReviewNotice({ review, isLeader, isFollowing, isTrying }: ReviewNoticeProps) {
  const say = useTranslate(REVIEW_TEXTS);
  const name = review?.leader?.name ?? '';
  const text = (() => {
    if (isTrying) return say('notice.trying');
    if (isLeader) return say('notice.leading', { n: Math.max(0, (review?.people.length ?? 1) - 1) });
    if (review?.leader == null) return '';
    return isFollowing ? say('notice.following', { name }) : say('notice.alone', { name });
  })();
  return text === '' ? null : (
    <p className="review-notice" role="status">
      {text}
    </p>
  );
}
