import { itemAt, NONE } from '@orrery/common';
import { total } from '@orrery/kernel';
import { COST, DEVELOPMENTS, type Hand, type Move, VICTORY_CARD } from '@orrery/startrek/facts';
import { developmentHelp, developmentMessage } from '@orrery/startrek/words';
import { CardFace } from '../../../../art/cards/card-face.tsx';
import type { GameIconName } from '../../../../art/icons/game-icon.tsx';
import { CardWithAbout } from '../../../../table/about.tsx';
import { Amounts } from '../../../common/amounts.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { ReasonHint, reasonHandlers, type ShowReason } from '../../../common/reason-hint.tsx';
import { SpectatorNote } from '../../../common/spectator-note.tsx';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import { actFromPanel, type StartrekPart, type StartrekTableApi } from '../types.ts';

type DevelopmentKind = (typeof DEVELOPMENTS)[number];
export const CARD_ICONS: Readonly<Record<DevelopmentKind, GameIconName>> = {
  sfi: 'sfi',
  utopia: 'utopia',
  science: 'science',
  monopoly: 'monopoly',
  victory: 'victory',
};

/** The almanac entry of each card. */
export const CARD_ENTRIES: Readonly<Record<DevelopmentKind, string>> = {
  sfi: 'starfleet-intervenes',
  utopia: 'progress-cards',
  science: 'progress-cards',
  monopoly: 'progress-cards',
  victory: 'victory-point-cards',
};

/** A sample move of each card, to ask why none is legal; victory cards are not played. */
const SAMPLE_MOVES: Readonly<Record<Exclude<DevelopmentKind, 'victory'>, Move>> = {
  sfi: { kind: 'sfi' },
  utopia: { kind: 'utopia' },
  science: { kind: 'science', first: 0, second: 1 },
  monopoly: { kind: 'monopoly', resource: 0 },
};

/** Cards of the bank are picked there before the card is played. */
const EMPTY_MOVES: Readonly<Partial<Record<DevelopmentKind, Move>>> = {
  science: { kind: 'science', first: NONE, second: NONE },
  monopoly: { kind: 'monopoly', resource: NONE },
};

function beginCard(play: StartrekTableApi, card: Exclude<DevelopmentKind, 'victory'>): void {
  const empty = EMPTY_MOVES[card];
  if (empty !== undefined) actFromPanel(play, () => play.compose(empty));
  else actFromPanel(play, () => play.playMove(SAMPLE_MOVES[card]));
}

/** Whether all cards of this kind were bought in this turn. */
const isJustBought = ({ developments, fresh }: Hand, kind: number): boolean =>
  (fresh[kind] ?? 0) > 0 && fresh[kind] === developments[kind];

function DevelopmentCard({
  play,
  hand,
  kind,
  tell,
}: {
  play: StartrekTableApi;
  hand: Hand;
  kind: number;
  tell: ShowReason;
}) {
  const say = useStartrekTexts();
  const card = itemAt(DEVELOPMENTS, kind);
  const n = hand.developments[kind] ?? 0;
  const title = play.say(developmentMessage(kind));
  const name = n > 1 ? say('cards.several', { n, title }) : title;
  const help = play.say(developmentHelp(kind));
  if (card === 'victory') {
    return <CardFace icon={CARD_ICONS.victory} title={name} line={say('cards.hidden')} />;
  }
  const isPlayable = movesOfKind(play, card).length > 0;
  const reason = isPlayable ? undefined : play.whyRefused(SAMPLE_MOVES[card])[0];
  const state = isJustBought(hand, kind) ? say('cards.fresh') : play.view.table.played > 0 ? say('cards.played') : '';
  return (
    <button
      type="button"
      className="trek-card"
      title={help}
      {...reasonHandlers(reason, tell, () => beginCard(play, card))}
    >
      <CardFace
        icon={CARD_ICONS[card]}
        title={name}
        line={isPlayable ? say('cards.play') : state}
        tone={isPlayable ? 'ready' : 'waiting'}
      />
      <span className="unseen">{help}</span>
    </button>
  );
}

/** The viewer's development cards. */
export const DevelopmentPanel: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const { view } = play;
  if (view.seat === null) return <SpectatorNote />;
  const { hand } = view;
  if (total(hand.developments) === 0) {
    return (
      <p className="muted trek-empty">
        {say('cards.none')} <Amounts play={play} bundle={COST.development} sign="price" />
      </p>
    );
  }
  return (
    <ReasonHint play={play} className="trek-cards">
      {(tell) => (
        <ul>
          {hand.developments.map(
            (n, kind) =>
              n > 0 && (
                <li key={DEVELOPMENTS[kind]}>
                  <CardWithAbout
                    play={play}
                    entry={CARD_ENTRIES[itemAt(DEVELOPMENTS, kind)]}
                    name={play.say(developmentMessage(kind))}
                  >
                    <DevelopmentCard play={play} hand={hand} kind={kind} tell={tell} />
                  </CardWithAbout>
                </li>
              ),
          )}
        </ul>
      )}
    </ReasonHint>
  );
};

/** How many cards could be played now. */
export const playableCards = (play: StartrekTableApi): number =>
  DEVELOPMENTS.filter((card, kind) => kind !== VICTORY_CARD && card !== 'victory' && movesOfKind(play, card).length > 0)
    .length;
