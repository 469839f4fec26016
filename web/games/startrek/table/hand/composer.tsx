import { type Bundle, NONE } from '@orrery/common';
import { seatsIn, total } from '@orrery/kernel';
import { type Move, RESOURCE_KINDS, rateOf } from '@orrery/startrek/facts';
import { characterMessage } from '@orrery/startrek/words';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { KeyHint } from '../../../../art/key-hint.tsx';
import { useScreenWidth } from '../../../../table/use-screen-size.ts';
import { CardSign, cardKindName } from '../../../common/amounts.tsx';
import { DiscardLine } from '../../../common/discard-line.tsx';
import { MoveButton } from '../../../common/move-button.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { sitterName } from '../../../common/sitter-names.ts';
import { useCommonTexts } from '../../../common/texts.ts';
import type { HandDraft } from '../../../common/trade/hand-trade.ts';
import { TradeLine } from '../../../common/trade/trade-line.tsx';
import { useKeysWhileOpen } from '../../../common/use-keys-while-open.ts';
import { BankTiles } from '../panels/bank.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekPart, StartrekTableApi } from '../types.ts';
import { cardQuestion, composedMonopoly, composedScience, composing, discardDue, TRADE } from './picks.ts';

/** The only kind on a side; NONE if there are none or several. */
function onlyKind(bundle: Bundle): number {
  const kinds = bundle.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return kinds.length === 1 ? (kinds[0] ?? NONE) : NONE;
}

/** Whether the bank takes exactly what is given for what is wanted. */
function fitsBank({ view: { table, seat } }: StartrekTableApi, { give, take }: HandDraft): boolean {
  const kind = onlyKind(give);
  return seat !== null && kind !== NONE && give[kind] === rateOf(table, seat, kind) && total(take) === 1;
}

/** The bank's price for what is wanted, whatever is offered to the others. */
function BankButtons({ play, draft }: { play: StartrekTableApi; draft: HandDraft }) {
  const say = useStartrekTexts();
  const { table, seat } = play.view;
  const [give, take] = [onlyKind(draft.give), onlyKind(draft.take)];
  if (seat !== table.active || draft.kind !== 'offer' || give === NONE || take === NONE) return null;
  const exchange: Move = { kind: 'bank', give, take };
  const done = () => play.compose(null);
  return (
    <>
      <MoveButton play={play} move={exchange} onPlay={done} {...(fitsBank(play, draft) && { look: 'primary' })}>
        <GameIcon name="bank" />
        <span className="bank-word">{say('bank')}:</span> {rateOf(table, seat, give)}
        <CardSign play={play} kind={give} />
        <GameIcon name="to" />1<CardSign play={play} kind={take} />
        <span className="unseen">{play.name(exchange)}</span>
      </MoveButton>
      {movesOfKind(play, 'double').length > 0 && (
        <MoveButton play={play} move={{ kind: 'double', give, take }} onPlay={done}>
          <GameIcon name="two-for-one" />
          {say('trade.double')}
        </MoveButton>
      )}
    </>
  );
}

/** Where the dock is out of sight, the bank is in the line. */
function useNarrowBank(play: StartrekTableApi) {
  return useScreenWidth() === 'narrow' ? <BankTiles play={play} /> : null;
}

function Trade({ play }: { play: StartrekTableApi }) {
  const wants = useNarrowBank(play);
  return (
    <TradeLine play={play} trade={TRADE} wants={wants} fitsBank={(draft) => fitsBank(play, draft)}>
      {(draft) => <BankButtons play={play} draft={draft} />}
    </TradeLine>
  );
}

function Discard({ play }: { play: StartrekTableApi }) {
  const say = useStartrekTexts();
  const due = discardDue(play);
  if (due === null) return null;
  const choosing = seatsIn(play.asking?.must ?? 0).map((seat) => sitterName(play, seat));
  return (
    <DiscardLine
      play={play}
      due={due}
      question={say('discard.choose', { n: due.owed })}
      confirmLabel={say('discard.do')}
      waiting={say('discard.waiting', { names: choosing.join(', ') })}
    />
  );
}

interface CardsOfBankProps {
  readonly play: StartrekTableApi;
  readonly question: string;
  readonly move: Move;
  /** How many cards are picked, and how many there are to pick. */
  readonly picked: number;
  readonly label: string;
}

/** A development card that takes cards of the bank or of everybody: chosen at the bank. */
function CardsOfBank({ play, question, move, picked, label }: CardsOfBankProps) {
  const common = useCommonTexts();
  const bank = useNarrowBank(play);
  const isLegal = picked > 0 && play.whyRefused(move).length === 0;
  const confirm = () => {
    play.compose(null);
    play.playMove(move);
  };
  const cancel = () => play.compose(null);
  useKeysWhileOpen({ ...(isLegal && { Enter: confirm }), Escape: cancel });
  return (
    <div className="trade-line">
      <span className="display line-question">{question}</span>
      {bank}
      <span className="choices">
        <button type="button" className="btn primary" aria-disabled={!isLegal} onClick={() => isLegal && confirm()}>
          {label} <KeyHint name="↵" />
        </button>
        <button type="button" className="btn quiet" onClick={cancel}>
          {common('line.clear')} <KeyHint name="Esc" />
        </button>
      </span>
    </div>
  );
}

/** A card of the bank, of the hand or of another hand answers; here are the other answers. */
function CardAnswer({ play }: { play: StartrekTableApi }) {
  const say = useStartrekTexts();
  const bank = useNarrowBank(play);
  const question = cardQuestion(play);
  if (question === null || play.view.seat === null) return null;
  const { kind, heading, from } = question;
  const shown = play.view.hand.shown ?? [];
  const { table, seat } = play.view;
  const support = table.players[seat]?.support ?? NONE;
  const keepsHand = movesOfKind(play, 'shield').some(({ resource }) => resource === NONE);
  const takes = movesOfKind(play, kind).some(({ resource }) => resource !== NONE && resource < RESOURCE_KINDS);
  return (
    <div className="trade-line">
      <span className="display line-question">
        {support !== NONE && from !== 'hand' && `${play.say(characterMessage(support))}: `}
        {say(heading)}
      </span>
      {takes && from === 'bank' && bank}
      <span className="choices">
        {from === 'shown' &&
          movesOfKind(play, 'take').map(({ resource }) => (
            <MoveButton key={resource} play={play} move={{ kind: 'take', resource }}>
              <CardSign play={play} kind={resource} />
              {cardKindName(play, resource)} {say('science.bank', { n: shown[resource] ?? 0 })}
            </MoveButton>
          ))}
        {keepsHand && <MoveButton play={play} move={{ kind: 'shield', resource: NONE }} look="primary" />}
        {movesOfKind(play, 'pass').length > 0 && <MoveButton play={play} move={{ kind: 'pass' }} />}
      </span>
    </div>
  );
}

/** What is put together from hand and bank, in place of the question. */
export const StartrekComposer: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  switch (composing(play)) {
    case 'discard':
      return <Discard play={play} />;
    case 'card':
      return <CardAnswer play={play} />;
    case 'science': {
      const move = composedScience(play) ?? { kind: 'science', first: NONE, second: NONE };
      const picked = total([move.first, move.second].map((kind) => (kind === NONE ? 0 : 1)));
      return (
        <CardsOfBank
          play={play}
          question={say('science.choose')}
          move={move}
          picked={picked}
          label={say('science.do', { n: picked })}
        />
      );
    }
    case 'monopoly': {
      const move = composedMonopoly(play) ?? { kind: 'monopoly', resource: NONE };
      const picked = move.resource === NONE ? 0 : 1;
      const label = picked === 0 ? say('gesture.monopoly') : play.name(move);
      return <CardsOfBank play={play} question={say('monopoly.choose')} move={move} picked={picked} label={label} />;
    }
    case 'trade':
      return <Trade play={play} />;
    case null:
      return null;
  }
};
