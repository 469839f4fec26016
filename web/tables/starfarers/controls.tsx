import { top } from '@orrery/kernel';
import type { FarPart } from './far.ts';
import { useFar } from './parts/voice.ts';
import { CargoChooser, ShipChooser } from './ships/chooser.tsx';

/** What a question needs beside buttons: which ship, what it carries, and a word on what may not be obvious. */
export const Controls: FarPart = ({ play }) => {
  const say = useFar();
  const { table, seat } = play.view;
  const question = top(table).kind;
  switch (question) {
    case 'flight':
    case 'jump':
    case 'ground':
      return <ShipChooser play={play} />;
    case 'settle':
      return <p className="far-guide">{say('guide.settle')}</p>;
    case 'harbour':
      return <p className="far-guide">{say('guide.harbour')}</p>;
    case 'main':
      return (
        <>
          {seat !== null && seat === table.second && <p className="far-guide">{say('guide.second')}</p>}
          <CargoChooser play={play} />
        </>
      );
    case 'berth':
      return <CargoChooser play={play} />;
    default:
      return null;
  }
};
