import { topFrame } from '@orrery/kernel';
import { cardHelp, cardMessage, peopleMessage as peopleName } from '@orrery/starfarers/words';
import { CardWithAbout } from '../../../../table/about.tsx';
import { movesOfKind } from '../../../common/moves.ts';
import { FriendshipCardView } from '../../art/honours.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersPart } from '../types.ts';
import { emblemOf, entryOf, groupAlike, signsOf } from './people.ts';

/** A station was founded: choose one of that people's remaining cards. */
export const BefriendDialogue: StarfarersPart = ({ play }) => {
  const say = useStoryTexts();
  const frame = topFrame(play.view.table);
  if (frame.kind !== 'befriend') return null;
  return (
    <div className="common-trade">
      <p>{say('befriend.choose', { people: play.say(peopleName(frame.people)) })}</p>
      <ul className="far-cards">
        {groupAlike(movesOfKind(play, 'befriend').map((move) => move.card)).map(({ card: each, n }) => (
          <li key={each}>
            <CardWithAbout play={play} entry={entryOf(each)} name={play.say(cardMessage(each))}>
              <button
                type="button"
                className="far-card"
                onClick={() => play.playMove({ kind: 'befriend', card: each })}
              >
                <FriendshipCardView
                  people={emblemOf(frame.people)}
                  signs={signsOf(each)}
                  title={play.say(cardMessage(each))}
                  text={play.say(cardHelp(each))}
                  copies={n}
                  state="lit"
                />
              </button>
            </CardWithAbout>
          </li>
        ))}
      </ul>
    </div>
  );
};
