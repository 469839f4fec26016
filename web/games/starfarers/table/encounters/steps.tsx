import { playerOf, UPGRADES } from '@orrery/starfarers/facts';
import { upgrade } from '@orrery/starfarers/words';
import { useContext } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { LanguageContext } from '../../../../texts/language.ts';
import { Pick } from '../../../common/pick.tsx';
import { useCommon } from '../../../common/texts.ts';
import { whoIs } from '../../../common/who.ts';
import { OutcomeLine } from '../../art/encounter/book.tsx';
import { useStory } from '../dialogues/texts.ts';
import type { FarPlay } from '../far.ts';
import { comingIn, deciderOf, stepOf } from './running.ts';
import { sayEffect } from './said.ts';

/** One of the three upgrades, as a card to tap. */
function Upgrades({ play, kind }: { play: FarPlay; kind: 'fit' | 'drop' }) {
  const say = useStory();
  const { fitted } = playerOf(play.view.table, play.view.seat ?? 0);
  return (
    <fieldset className="far-upgrades">
      <legend className="unseen">{say(`step.${kind}`)}</legend>
      {UPGRADES.map((name, i) => {
        const [reason] = play.why({ kind, upgrade: i });
        return (
          <button
            key={name}
            type="button"
            className="choice"
            aria-disabled={reason !== undefined}
            title={reason?.text}
            onClick={() => reason === undefined && play.make({ kind, upgrade: i })}
          >
            <GameIcon name={name} />
            <span>{play.say(upgrade(i))}</span>
            <span className="left">{say('step.have', { n: fitted[i] ?? 0 })}</span>
            {reason !== undefined && <span className="unseen">{reason.text}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** What somebody decides on the way, with what it is decided by. */
function Controls({ play }: { play: FarPlay }) {
  const say = useStory();
  const common = useCommon();
  const { view } = play;
  const step = stepOf(view.table);
  if (step === null || view.seat === null) return null;
  switch (step.kind) {
    case 'pick':
      return (
        <Pick
          play={play}
          name={say('step.pick', { n: step.left })}
          note={(kind) => say('pick.supply', { n: view.table.supply[kind] ?? 0 })}
          why={(resource) => play.why({ kind: 'take', resource })[0]}
          pick={(resource) => play.make({ kind: 'take', resource })}
        />
      );
    case 'give': {
      const { resources } = view.hand;
      return (
        <Pick
          play={play}
          name={say('step.give')}
          note={(kind) => common('trade.of', { n: resources[kind] ?? 0 })}
          why={(resource) => play.why({ kind: 'give', resource })[0]}
          pick={(resource) => play.make({ kind: 'give', resource })}
        />
      );
    }
    case 'fit':
    case 'drop':
      return <Upgrades play={play} kind={step.kind} />;
    default:
      return (
        <button type="button" className="btn" onClick={() => play.open(null)}>
          <GameIcon name="eye" /> {say('book.chart')}
        </button>
      );
  }
}

/** The line that is being decided, and those that are still to come. */
export function Running({ play, before }: { play: FarPlay; before: number }) {
  const say = useStory();
  const language = useContext(LanguageContext);
  const { table, seat } = play.view;
  const step = stepOf(table);
  const coming = comingIn(table);
  const first = before + (step === null ? 1 : 2);
  const decider = step === null ? null : deciderOf(step);
  return (
    <>
      {step !== null && decider !== null && (
        <OutcomeLine state="now" mark={before + 1}>
          {say(`now.${step.kind}`, { ...whoIs(play, decider), n: step.kind === 'pick' ? step.left : 1 })}
          {decider === seat && play.asking !== null && (
            <span className="far-step">
              <Controls play={play} />
            </span>
          )}
        </OutcomeLine>
      )}
      {coming.map(({ key, effect }, i) => (
        <OutcomeLine key={key} state="next" mark={first + i}>
          {sayEffect({ play, say, language }, effect)}
        </OutcomeLine>
      ))}
    </>
  );
}
