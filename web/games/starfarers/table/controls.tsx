import { NONE } from '@orrery/common';
import { top } from '@orrery/kernel';
import { whoIs } from '../../common/who.ts';
import { useStory } from './dialogues/texts.ts';
import type { FarPart, FarPlay } from './far.ts';
import { phaseOf } from './panels/phase.ts';
import { useFar } from './parts/voice.ts';
import { CargoChooser, ShipChooser } from './ships/chooser.tsx';

/** With two pilots: what the one who acts may do now, and what not. */
function PilotNote({ play }: { readonly play: FarPlay }) {
  const say = useStory();
  const { table } = play.view;
  const phase = phaseOf(table);
  if (table.second === NONE || phase === null) return null;
  const which = table.pilot === table.second ? 'second' : 'first';
  return <p className="far-guide">{say(`pilot.${which}.${phase}`, whoIs(play, table.pilot))}</p>;
}

/** What a question needs beside buttons: which ship, what it carries, and a word on what may not be obvious. */
export const Controls: FarPart = ({ play }) => {
  const say = useFar();
  const { table } = play.view;
  const question = top(table).kind;
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
        </>
      );
    case 'berth':
      return <CargoChooser play={play} />;
    default:
      return null;
  }
};
