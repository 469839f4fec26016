import { playerOf, UPGRADES } from '@orrery/starfarers/facts';
import { upgradeMessage } from '@orrery/starfarers/words';
import { useContext } from 'react';
import { GameIcon } from '../../../../art/icons/game-icon.tsx';
import { LanguageContext } from '../../../../texts/language.ts';
import { CardPicker } from '../../../common/card-picker.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { useCommonTexts } from '../../../common/texts.ts';
import { OutcomeLine } from '../../art/encounter/book.tsx';
import { useStoryTexts } from '../dialogues/texts.ts';
import type { StarfarersTableApi } from '../types.ts';
import { effectText } from './effect-texts.ts';
import { deciderOf, encounterStepOf, upcomingEffects } from './running.ts';

/** One of the three upgrades, as a card to tap. */
function Upgrades({ play, kind }: { play: StarfarersTableApi; kind: 'fit' | 'drop' }) {
  const say = useStoryTexts();
  const { fitted } = playerOf(play.view.table, play.view.seat ?? 0);
  return (
    <fieldset className="far-upgrades">
      <legend className="unseen">{say(`step.${kind}`)}</legend>
      {UPGRADES.map((name, i) => {
        const [reason] = play.whyRefused({ kind, upgrade: i });
        return (
          <button
            key={name}
            type="button"
            className="choice"
            aria-disabled={reason !== undefined}
            title={reason?.text}
            onClick={() => reason === undefined && play.playMove({ kind, upgrade: i })}
          >
            <GameIcon name={name} />
            <span>{play.say(upgradeMessage(i))}</span>
            <span className="left">{say('step.have', { n: fitted[i] ?? 0 })}</span>
            {reason !== undefined && <span className="unseen">{reason.text}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}

/** The controls for a decision within an encounter. */
function StepControls({ play }: { play: StarfarersTableApi }) {
  const say = useStoryTexts();
  const common = useCommonTexts();
  const { view } = play;
  const step = encounterStepOf(view.table);
  if (step === null || view.seat === null) return null;
  switch (step.kind) {
    case 'pick':
      return (
        <CardPicker
          play={play}
          name={say('step.pick', { n: step.left })}
          note={(kind) => say('pick.supply', { n: view.table.supply[kind] ?? 0 })}
          whyRefused={(resource) => play.whyRefused({ kind: 'take', resource })[0]}
          pick={(resource) => play.playMove({ kind: 'take', resource })}
        />
      );
    case 'give': {
      const { resources } = view.hand;
      return (
        <CardPicker
          play={play}
          name={say('step.give')}
          note={(kind) => common('trade.of', { n: resources[kind] ?? 0 })}
          whyRefused={(resource) => play.whyRefused({ kind: 'give', resource })[0]}
          pick={(resource) => play.playMove({ kind: 'give', resource })}
        />
      );
    }
    case 'fit':
    case 'drop':
      return <Upgrades play={play} kind={step.kind} />;
    default:
      return (
        <button type="button" className="btn" onClick={() => play.openDialogue(null)}>
          <GameIcon name="eye" /> {say('book.chart')}
        </button>
      );
  }
}

/** The line that is being decided, and those that are still to come. */
export function RunningSteps({ play, before }: { play: StarfarersTableApi; before: number }) {
  const say = useStoryTexts();
  const language = useContext(LanguageContext);
  const { table, seat } = play.view;
  const step = encounterStepOf(table);
  const coming = upcomingEffects(table);
  const first = before + (step === null ? 1 : 2);
  const decider = step === null ? null : deciderOf(step);
  return (
    <>
      {step !== null && decider !== null && (
        <OutcomeLine state="now" mark={before + 1}>
          {say(`now.${step.kind}`, { ...seatTextArgs(play, decider), n: step.kind === 'pick' ? step.left : 1 })}
          {decider === seat && play.asking !== null && (
            <span className="far-step">
              <StepControls play={play} />
            </span>
          )}
        </OutcomeLine>
      )}
      {coming.map(({ key, effect }, i) => (
        <OutcomeLine key={key} state="next" mark={first + i}>
          {effectText({ play, say, language }, effect)}
        </OutcomeLine>
      ))}
    </>
  );
}
