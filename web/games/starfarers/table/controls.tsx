import { NONE } from '@orrery/common';
import { topFrame } from '@orrery/kernel';
import { seatTextArgs } from '../../common/sitter-names.ts';
import { OtherProposers } from '../../common/trade/proposals.tsx';
import { useStoryTexts } from './dialogues/texts.ts';
import { phaseOf } from './panels/phase.ts';
import { useStarfarersTexts } from './parts/use-starfarers-texts.ts';
import { CargoChooser, ShipChooser } from './ships/chooser.tsx';
import type { StarfarersPart, StarfarersTableApi } from './types.ts';

/** With two pilots: what the acting one may and may not do now. */
function PilotNote({ play }: { readonly play: StarfarersTableApi }) {
  const say = useStoryTexts();
  const { table } = play.view;
  const phase = phaseOf(table);
  if (table.second === NONE || phase === null) return null;
  const which = table.pilot === table.second ? 'second' : 'first';
  return <p className="far-guide">{say(`pilot.${which}.${phase}`, seatTextArgs(play, table.pilot))}</p>;
}

/** What a question needs besides buttons: which ship, which cargo, and a note on what may not be obvious. */
export const StarfarersControls: StarfarersPart = ({ play }) => {
  const say = useStarfarersTexts();
  const { table } = play.view;
  const question = topFrame(table).kind;
  switch (question) {
    case 'flight':
    case 'jump':
      return (
        <>
          {question === 'flight' && <PilotNote play={play} />}
          <ShipChooser play={play} />
        </>
      );
    case 'settle':
      return <p className="far-guide">{say('guide.settle')}</p>;
    case 'harbour':
      return <p className="far-guide">{say('guide.harbour')}</p>;
    case 'main':
      return (
        <>
          <PilotNote play={play} />
          <CargoChooser play={play} />
          {play.view.seat === table.active && <OtherProposers play={play} />}
        </>
      );
    case 'berth':
      return <CargoChooser play={play} />;
    default:
      return null;
  }
};
