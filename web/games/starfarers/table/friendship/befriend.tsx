import { top } from '@orrery/kernel';
import { card, cardHelp, people as peopleName } from '@orrery/starfarers/words';
import { Explained } from '../../../../table/about.tsx';
import { movesOf } from '../../../common/moves.ts';
import { FriendshipCard } from '../../art/honours.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPart } from '../far.ts';
import { alike, emblemOf, entryOf, signsOf } from './people.ts';

/** A station was founded: one of the cards left to that people. */
export const Befriend: FarPart = ({ play }) => {
  const say = useStory();
  const frame = top(play.view.table);
  if (frame.kind !== 'befriend') return null;
  return (
    <div className="common-trade">
      <p>{say('befriend.choose', { people: play.say(peopleName(frame.people)) })}</p>
      <ul className="far-cards">
        {alike(movesOf(play, 'befriend').map((move) => move.card)).map(({ card: each, n }) => (
          <li key={each}>
            <Explained play={play} entry={entryOf(each)} name={play.say(card(each))}>
              <button type="button" className="far-card" onClick={() => play.make({ kind: 'befriend', card: each })}>
                <FriendshipCard
                  people={emblemOf(frame.people)}
                  signs={signsOf(each)}
                  title={play.say(card(each))}
                  text={play.say(cardHelp(each))}
                  copies={n}
                  state="lit"
                />
              </button>
            </Explained>
          </li>
        ))}
      </ul>
    </div>
  );
};
