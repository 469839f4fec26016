import { itemAt, NONE } from '@orrery/common';
import { total } from '@orrery/kernel';
import { CHARACTERS, DEVELOPMENTS, type Hand, SIDE_A } from '@orrery/startrek/facts';
import { characterMessage, developmentMessage } from '@orrery/startrek/words';
import { SideBadge } from '../../../../art/cards/support-card.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { ReasonHint, type ShowReason } from '../../../common/reason-hint.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { SpectatorNote } from '../../../common/spectator-note.tsx';
import { Tile } from '../../../common/tile.tsx';
import { supportIcon } from '../../support-icon.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekTextKey } from '../texts.ts';
import { actFromPanel, type StartrekPart, type StartrekTableApi } from '../types.ts';
import { CARD_ICONS, playableCards } from './development.tsx';

const TURN_STEPS = ['roll', 'end', 'build'] as const;
const STEP_NAMES: Readonly<Record<(typeof TURN_STEPS)[number], StartrekTextKey>> = {
  roll: 'build.roll',
  build: 'build.build',
  end: 'build.end',
};
const STEP_ICONS = { roll: 'roll', build: 'build', end: 'end-turn' } as const;

/** The next step: roll or end the turn, after a support card has been decided upon if need be. */
function StepTile({ play, tell }: { play: StartrekTableApi; tell: ShowReason }) {
  const say = useStartrekTexts();
  const { players, active, turn } = play.view.table;
  const canStep = (kind: (typeof TURN_STEPS)[number]) =>
    movesOfKind(play, kind).length > 0 && play.leadInFor({ kind })?.kind !== 'withdraw';
  const step = TURN_STEPS.find(canStep) ?? 'end';
  const next = say('build.next', seatTextArgs(play, (active + 1) % players.length));
  return (
    <Tile
      play={play}
      icon={STEP_ICONS[step]}
      name={say(STEP_NAMES[step])}
      state={<span className="left">{step === 'end' && turn > 0 ? next : ''}</span>}
      reason={canStep(step) ? undefined : play.whyRefused({ kind: step })[0]}
      showReason={tell}
      press={() => actFromPanel(play, () => play.playMove({ kind: step }))}
    />
  );
}

/** The kind of the card that the viewer drew in this turn; null for none, or for several kinds. */
export function drawnKind({ fresh }: Pick<Hand, 'fresh'>): number | null {
  const kinds = fresh.flatMap((n, kind) => (n > 0 ? [kind] : []));
  return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

/** The viewer's development cards: a press opens them. A card drawn in this turn lies face up on them. */
function CardsTile({ play, tell }: { play: StartrekTableApi; tell: ShowReason }) {
  const say = useStartrekTexts();
  const { view } = play;
  const held = view.seat === null ? 0 : total(view.hand.developments);
  const playable = playableCards(play);
  const drawn = view.seat === null ? null : drawnKind(view.hand);
  const tile = {
    play,
    cost: say('cards.held', { n: held }),
    reason: undefined,
    showReason: tell,
    press: () => play.openPanel('development'),
  };
  if (drawn !== null) {
    return (
      <Tile
        key={held}
        {...tile}
        icon={CARD_ICONS[itemAt(DEVELOPMENTS, drawn)]}
        name={play.say(developmentMessage(drawn))}
        state={<span className="left ready">{say('cards.drawn')}</span>}
        isTurnedUp
      />
    );
  }
  return (
    <Tile
      {...tile}
      icon="card"
      name={say('tab.development')}
      state={<span className={playable > 0 ? 'left ready' : 'left'}>{say('cards.playable', { n: playable })}</span>}
    />
  );
}

/** The viewer's support card: a press opens it. */
function SupportTile({ play, tell }: { play: StartrekTableApi; tell: ShowReason }) {
  const say = useStartrekTexts();
  const { table, seat } = play.view;
  const player = table.players[seat ?? NONE];
  const card = CHARACTERS[player?.support ?? NONE];
  if (player === undefined || card === undefined) return null;
  const isResting = player.ready > table.turn;
  return (
    <Tile
      play={play}
      icon={supportIcon(card.effect)}
      name={play.say(characterMessage(player.support))}
      cost={<SideBadge side={player.side === SIDE_A ? 'A' : 'B'} />}
      state={
        <span className={isResting ? 'left' : 'left ready'}>{say(isResting ? 'support.rests' : 'support.ready')}</span>
      }
      reason={undefined}
      showReason={tell}
      press={() => play.openPanel('own-support')}
    />
  );
}

/** Cards to play, and the next step of the turn. */
export const PlayPanel: StartrekPart = ({ play }) => {
  if (play.view.seat === null) return <SpectatorNote />;
  return (
    <ReasonHint play={play} className="trek-play">
      {(tell) => (
        <div className="trek-tiles">
          <CardsTile play={play} tell={tell} />
          <SupportTile play={play} tell={tell} />
          <StepTile play={play} tell={tell} />
        </div>
      )}
    </ReasonHint>
  );
};
