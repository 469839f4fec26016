import { NONE } from '@orrery/common';
import { CHARACTERS, type Move, SIDE_A, SUPPORT_CARD_MOVES, type SupportEffect } from '@orrery/startrek/facts';
import { characterMessage, effectHelp } from '@orrery/startrek/words';
import { SupportPanel } from '../../../../art/cards/support-card.tsx';
import { AboutCard } from '../../../../table/about.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { ReasonHint, reasonHandlers, type ShowReason } from '../../../common/reason-hint.tsx';
import { supportIcon } from '../../support-icon.ts';
import { moveInputs } from '../move-inputs.ts';
import { useStartrekTexts } from '../parts/use-startrek-texts.ts';
import type { StartrekTextKey } from '../texts.ts';
import { actFromPanel, type MoveKind, type StartrekPart, type StartrekTableApi } from '../types.ts';
import { hasSupport, sideOf } from './support.tsx';

/** A use of a card: a sample move of its kind to ask about, and how it starts. */
interface SupportUse {
  readonly sample: Move;
  readonly label: StartrekTextKey;
  begin(play: StartrekTableApi, sample: Move): void;
}

const openDialogueUse =
  (dialogue: string): SupportUse['begin'] =>
  (play) =>
    play.openDialogue(dialogue);
const selectKindUse: SupportUse['begin'] = (play, { kind }) =>
  play.selectKind(play.selectedKind === kind ? null : kind);
const previewUse: SupportUse['begin'] = (play, sample) => actFromPanel(play, () => play.preview(sample));

/** For kinds whose first move is one that nobody would want to make. */
const SAMPLE_MOVES: Readonly<Partial<Record<MoveKind, Move>>> = { double: { kind: 'double', give: 0, take: 1 } };
/** For cards that can be used in several ways. */
const USE_LABELS: Readonly<Partial<Record<MoveKind, StartrekTextKey>>> = {
  'retire-station': 'build.station',
  'retire-base': 'build.base',
};

function beginUseOf(kind: MoveKind): SupportUse['begin'] {
  const { by, dialogue } = moveInputs[kind];
  if (by === 'board') return selectKindUse;
  return dialogue === undefined ? previewUse : openDialogueUse(dialogue);
}

/** How the holder starts to use a card; effects that follow a roll, or are offered in the prompt, need no button. */
const usesOf = (effect: SupportEffect): readonly SupportUse[] =>
  SUPPORT_CARD_MOVES.filter((each) => each.effect === effect && each.role === 'begins').flatMap(({ kind, all }) => {
    const sample = SAMPLE_MOVES[kind] ?? all[0];
    return sample === undefined ? [] : [{ sample, label: USE_LABELS[kind] ?? 'support.use', begin: beginUseOf(kind) }];
  });

function UseButton({ play, way, tell }: { play: StartrekTableApi; way: SupportUse; tell: ShowReason }) {
  const say = useStartrekTexts();
  const { sample, label, begin } = way;
  const kind: MoveKind = sample.kind;
  const reason = movesOfKind(play, kind).length > 0 ? undefined : play.whyRefused(sample)[0];
  return (
    <button
      type="button"
      className="btn small"
      aria-pressed={begin === selectKindUse ? play.selectedKind === kind : undefined}
      {...reasonHandlers(reason, tell, () => begin(play, sample))}
    >
      {say(label)}
    </button>
  );
}

/** The viewer's support card, with what it does and how to use it. */
export const OwnSupport: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const { table, seat } = play.view;
  const player = seat === null ? undefined : table.players[seat];
  const card = player === undefined ? undefined : CHARACTERS[player.support];
  if (seat === null || player === undefined || card === undefined) {
    return <p className="muted trek-empty">{say(hasSupport(table) ? 'support.not-yet' : 'support.none')}</p>;
  }
  return (
    <ReasonHint play={play} className="trek-own">
      {(tell) => (
        <SupportPanel
          icon={supportIcon(card.effect)}
          name={play.say(characterMessage(player.support))}
          side={sideOf(player.side)}
          holder={seat}
          text={play.say(effectHelp(card.effect))}
        >
          {usesOf(card.effect).map((way) => (
            <UseButton key={way.sample.kind} play={play} way={way} tell={tell} />
          ))}
          <AboutCard play={play} entry={card.rule} name={play.say(characterMessage(player.support))} />
        </SupportPanel>
      )}
    </ReasonHint>
  );
};

/** Whether the card is resting, and what happens to it after its use. */
export const OwnSupportNote: StartrekPart = ({ play }) => {
  const say = useStartrekTexts();
  const { table, seat } = play.view;
  const player = seat === null ? undefined : table.players[seat];
  if (player === undefined || player.support === NONE) return null;
  if (player.ready > table.turn) return <span className="trek-warn">{say('support.rests')}</span>;
  return <span className="muted">{say(player.side === SIDE_A ? 'support.after-a' : 'support.after-b')}</span>;
};
