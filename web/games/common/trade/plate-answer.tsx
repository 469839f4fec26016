import { GameIcon } from '../../../art/icons/game-icon.tsx';
import { CardSign, cardKindName } from '../amounts.tsx';
import { MoveButton } from '../move-button.tsx';
import { useCommonTexts } from '../texts.ts';
import { draftIn, type HandDraft, type HandTrade, seatAnswer } from './hand-trade.ts';
import { canMakeKind, type TradeApi } from './trade-api.ts';

const LOOKS = {
  yes: { icon: 'check', words: 'answer.yes' },
  no: { icon: 'close', words: 'plate.no' },
  counter: { icon: 'counter', words: 'answer.counter' },
  waiting: { icon: 'clock', words: 'plate.waiting' },
} as const;

interface PlateAnswerProps {
  readonly play: TradeApi;
  readonly trade: HandTrade;
  readonly seat: number;
}

/** A seat's answer on its plate, with the button that concludes. */
export function PlateAnswer({ play, trade, seat }: PlateAnswerProps) {
  const say = useCommonTexts();
  const answer = seatAnswer(play, trade, seat);
  const isAskedHere = seat === play.view.seat && answer?.answer === 'waiting';
  if (answer === null || isAskedHere) return null;
  const isOwn = play.view.seat === play.view.table.active;
  const { icon, words } = LOOKS[answer.answer];
  const { terms } = answer;
  const draft = isOwn ? draftIn(play, trade) : null;
  return (
    <p className="plate-answer">
      <span className={`verdict ${answer.answer}`}>
        <GameIcon name={icon} />
        {answer.answer === 'counter' && terms !== null ? (
          <CounterTerms play={play} give={terms.give} take={terms.take} draft={draft} />
        ) : (
          say(words)
        )}
      </span>
      {isOwn && terms !== null && (
        <span className="plate-deal">
          <MoveButton
            play={play}
            move={{ kind: 'deal', seat }}
            look={answer.answer === 'yes' ? 'primary small' : 'small'}
            onPlay={() => play.compose(null)}
          >
            {say(answer.answer === 'yes' ? 'answer.trade' : 'answer.take')}
          </MoveButton>
          {answer.answer === 'counter' && canMakeKind(play, 'dismiss') && (
            <MoveButton play={play} move={{ kind: 'dismiss', seat }} look="quiet">
              <GameIcon name="close" />
              <span className="unseen">{say('reply.decline')}</span>
            </MoveButton>
          )}
        </span>
      )}
    </p>
  );
}

interface CounterTermsProps {
  readonly play: TradeApi;
  /** What the player on turn would give and get. */
  readonly give: readonly number[];
  readonly take: readonly number[];
  /** What that player asked for; null for an unasked proposal. */
  readonly draft: HandDraft | null;
}

/** Other terms: only what is wanted in addition, or all of them. */
function CounterTerms({ play, give, take, draft }: CounterTermsProps) {
  const say = useCommonTexts();
  const more = give.map((n, kind) => n - (draft?.give[kind] ?? 0));
  const isMore = draft !== null && more.every((n) => n >= 0) && take.every((n, kind) => n === (draft.take[kind] ?? 0));
  const signs = (bundle: readonly number[]) =>
    bundle.map(
      (n, kind) =>
        n > 0 && (
          <span key={cardKindName(play, kind)} className="plate-cards">
            {n > 1 && n}
            <CardSign play={play} kind={kind} />
            <span className="unseen">{cardKindName(play, kind)}</span>
          </span>
        ),
    );
  if (isMore) {
    return (
      <>
        {say('plate.wants')} {signs(more)} {say('plate.too')}
      </>
    );
  }
  return (
    <>
      {signs(give)}
      <GameIcon name="to" />
      {signs(take)}
    </>
  );
}
