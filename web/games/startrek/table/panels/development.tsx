import { total } from '@orrery/kernel';
import { COST, DEVELOPMENTS, type Hand, type Move, VICTORY } from '@orrery/startrek/facts';
import { development, developmentHelp } from '@orrery/startrek/words';
import { CardFace } from '../../../../art/cards/card-face.tsx';
import type { GameIconName } from '../../../../art/icons/game-icon.tsx';
import { Explained } from '../../../../table/about.tsx';
import { Amounts } from '../../../common/amounts.tsx';
import { movesOf } from '../../../common/moves.ts';
import { nth } from '../../../common/nth.ts';
import { type Tell, Told, telling } from '../../../common/told.tsx';
import { Watching } from '../../../common/watching.tsx';
import { useTrek } from '../parts/voice.ts';
import { fromPanel, type TrekPart, type TrekPlay } from '../trek.ts';

type Card = (typeof DEVELOPMENTS)[number];
export const CARD_ICONS: Readonly<Record<Card, GameIconName>> = {
  sfi: 'sfi',
  utopia: 'utopia',
  science: 'science',
  monopoly: 'monopoly',
  victory: 'victory',
};

/** The entry that explains each card. */
export const CARD_ENTRIES: Readonly<Record<Card, string>> = {
  sfi: 'starfleet-intervenes',
  utopia: 'progress-cards',
  science: 'progress-cards',
  monopoly: 'progress-cards',
  victory: 'victory-point-cards',
};

/** A move of each card to ask about when none is possible; victory cards are not played. */
const SAMPLES: Readonly<Record<Exclude<Card, 'victory'>, Move>> = {
  sfi: { kind: 'sfi' },
  utopia: { kind: 'utopia' },
  science: { kind: 'science', first: 0, second: 1 },
  monopoly: { kind: 'monopoly', resource: 0 },
};

function begin(play: TrekPlay, card: Exclude<Card, 'victory'>): void {
  if (card === 'science' || card === 'monopoly') play.open(card);
  else fromPanel(play, () => play.make(SAMPLES[card]));
}

/** Whether all cards of this kind were bought in this turn. */
const isFresh = ({ developments, fresh }: Hand, kind: number): boolean =>
  (fresh[kind] ?? 0) > 0 && fresh[kind] === developments[kind];

function DevelopmentCard({ play, hand, kind, tell }: { play: TrekPlay; hand: Hand; kind: number; tell: Tell }) {
  const say = useTrek();
  const card = nth(DEVELOPMENTS, kind);
  const n = hand.developments[kind] ?? 0;
  const title = play.say(development(kind));
  const name = n > 1 ? say('cards.several', { n, title }) : title;
  const help = play.say(developmentHelp(kind));
  if (card === 'victory') {
    return <CardFace icon={CARD_ICONS.victory} title={name} line={say('cards.hidden')} />;
  }
  const isPlayable = movesOf(play, card).length > 0;
  const reason = isPlayable ? undefined : play.why(SAMPLES[card])[0];
  const state = isFresh(hand, kind) ? say('cards.fresh') : play.view.table.played > 0 ? say('cards.played') : '';
  return (
    <button type="button" className="trek-card" title={help} {...telling(reason, tell, () => begin(play, card))}>
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

/** The development cards of the one who looks. */
export const DevelopmentPanel: TrekPart = ({ play }) => {
  const say = useTrek();
  const { view } = play;
  if (view.seat === null) return <Watching />;
  const { hand } = view;
  if (total(hand.developments) === 0) {
    return (
      <p className="muted trek-empty">
        {say('cards.none')} <Amounts play={play} bundle={COST.development} sign="price" />
      </p>
    );
  }
  return (
    <Told play={play} className="trek-cards">
      {(tell) => (
        <ul>
          {hand.developments.map(
            (n, kind) =>
              n > 0 && (
                <li key={DEVELOPMENTS[kind]}>
                  <Explained
                    play={play}
                    entry={CARD_ENTRIES[nth(DEVELOPMENTS, kind)]}
                    name={play.say(development(kind))}
                  >
                    <DevelopmentCard play={play} hand={hand} kind={kind} tell={tell} />
                  </Explained>
                </li>
              ),
          )}
        </ul>
      )}
    </Told>
  );
};

/** How many cards could be played now. */
export const playableCards = (play: TrekPlay): number =>
  DEVELOPMENTS.filter((card, kind) => kind !== VICTORY && card !== 'victory' && movesOf(play, card).length > 0).length;
