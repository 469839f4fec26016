import { NONE } from '@orrery/common';
import { CARD_MOVES, CHARACTERS, type Effect, type Move, SIDE_A } from '@orrery/startrek/facts';
import { character, effectHelp } from '@orrery/startrek/words';
import { SupportPanel } from '../../../../art/cards/support-card.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { movesOf } from '../../../common/moves.ts';
import { type Tell, Told, telling } from '../../../common/told.tsx';
import { supportIcon } from '../../support-icon.ts';
import { gestures } from '../gestures.ts';
import { useTrek } from '../parts/voice.ts';
import type { TrekKey } from '../texts.ts';
import { fromPanel, type Kind, type TrekPart, type TrekPlay } from '../trek.ts';
import { hasSupport, sideOf } from './support.tsx';

/** A way to use a card: a move of its kind to ask about, and how it is begun. */
interface Use {
  readonly sample: Move;
  readonly label: TrekKey;
  begin(play: TrekPlay, sample: Move): void;
}

const opening =
  (dialogue: string): Use['begin'] =>
  (play) =>
    play.open(dialogue);
const taking: Use['begin'] = (play, { kind }) => play.take(play.aim === kind ? null : kind);
const looking: Use['begin'] = (play, sample) => fromPanel(play, () => play.look(sample));

/** Where the first move of a kind is none that anybody would want to make. */
const SAMPLES: Readonly<Partial<Record<Kind, Move>>> = { double: { kind: 'double', give: 0, take: 1 } };
/** Where a card can be used in several ways. */
const LABELS: Readonly<Partial<Record<Kind, TrekKey>>> = {
  'retire-station': 'build.station',
  'retire-base': 'build.base',
};

function beginningOf(kind: Kind): Use['begin'] {
  const { by, dialogue } = gestures[kind];
  if (by === 'board') return taking;
  return dialogue === undefined ? looking : opening(dialogue);
}

/** How the holder of a card begins to use it; what comes by itself after a roll, or is offered in the prompt, needs no button. */
const usesOf = (effect: Effect): readonly Use[] =>
  CARD_MOVES.filter((each) => each.effect === effect && each.role === 'begins').flatMap(({ kind, all }) => {
    const sample = SAMPLES[kind] ?? all[0];
    return sample === undefined ? [] : [{ sample, label: LABELS[kind] ?? 'support.use', begin: beginningOf(kind) }];
  });

function UseButton({ play, way, tell }: { play: TrekPlay; way: Use; tell: Tell }) {
  const say = useTrek();
  const { sample, label, begin } = way;
  const kind: Kind = sample.kind;
  const reason = movesOf(play, kind).length > 0 ? undefined : play.why(sample)[0];
  return (
    <button
      type="button"
      className="btn small"
      aria-pressed={begin === taking ? play.aim === kind : undefined}
      {...telling(reason, tell, () => begin(play, sample))}
    >
      {say(label)}
    </button>
  );
}

/** The support card in front of the one who looks, with what it does and how to use it. */
export const OwnSupport: TrekPart = ({ play }) => {
  const say = useTrek();
  const { table, seat } = play.view;
  const player = seat === null ? undefined : table.players[seat];
  const card = player === undefined ? undefined : CHARACTERS[player.support];
  if (seat === null || player === undefined || card === undefined) {
    return <p className="muted trek-empty">{say(hasSupport(table) ? 'support.not-yet' : 'support.none')}</p>;
  }
  return (
    <Told play={play} className="trek-own">
      {(tell) => (
        <SupportPanel
          icon={supportIcon(card.effect)}
          name={play.say(character(player.support))}
          side={sideOf(player.side)}
          holder={seat}
          text={play.say(effectHelp(card.effect))}
        >
          {usesOf(card.effect).map((way) => (
            <UseButton key={way.sample.kind} play={play} way={way} tell={tell} />
          ))}
          <AboutCard play={play} entry={card.rule} name={play.say(character(player.support))} />
        </SupportPanel>
      )}
    </Told>
  );
};

/** Whether the card rests, and what becomes of it once it is used. */
export const OwnSupportNote: TrekPart = ({ play }) => {
  const say = useTrek();
  const { table, seat } = play.view;
  const player = seat === null ? undefined : table.players[seat];
  if (player === undefined || player.support === NONE) return null;
  if (player.ready > table.turn) return <span className="trek-warn">{say('support.rests')}</span>;
  return <span className="muted">{say(player.side === SIDE_A ? 'support.after-a' : 'support.after-b')}</span>;
};
