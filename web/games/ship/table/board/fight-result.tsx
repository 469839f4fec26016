import { topFrame } from '@orrery/kernel';
import { ASTRO, playerOf } from '@orrery/ship/facts';
import { type ReactNode, useId } from 'react';
import { GameIcon, type GameIconName } from '../../../../art/icons/game-icon.tsx';
import { KeyHint } from '../../../../art/key-hint.tsx';
import { SeatMark } from '../../../../art/seats.tsx';
import { seatTextArgs } from '../../../common/sitter-names.ts';
import { FightDie } from '../../art/dice.tsx';
import { PirateScene } from '../../art/pirate-scene.tsx';
import { type FightLoss, type FightResult, lossOf } from '../fights.ts';
import { useShipTexts } from '../parts/use-ship-texts.ts';
import type { ShipPartProps } from '../types.ts';
import { FlightStrip } from './flight-strip.tsx';
import { roomName } from './ship-state.ts';

interface SumRowProps {
  readonly who: ReactNode;
  readonly side: 'own' | 'pirate';
  readonly strength: number;
  readonly face: number;
  readonly isGreater: boolean;
  readonly verdict: string;
}

/** Strength and die of one side, and their sum. */
function SumRow({ who, side, strength, face, isGreater, verdict }: SumRowProps) {
  return (
    <p className={`fight-sum ${side}${isGreater ? ' greater' : ''}`}>
      <span className="who">{who}</span>
      <span className="strength">
        <GameIcon name="cannon" /> {strength}
      </span>
      <span aria-hidden="true">+</span>
      <FightDie face={face} side={side} size="large" />
      <span className="unseen">{face}</span>
      <span aria-hidden="true">=</span>
      <b className="sum">{strength + face}</b>
      <span className="verdict">{verdict}</span>
    </p>
  );
}

interface CostProps {
  readonly icon: GameIconName;
  readonly what: string;
  readonly effect: string;
}

const Cost = ({ icon, what, effect }: CostProps) => (
  <li>
    <GameIcon name={icon} size="l" />
    <span>
      <b>{what}</b>
      <span className="effect">{effect}</span>
    </span>
  </li>
);

const LOSS_ICON = { cannon: 'cannon', booster: 'booster', centre: 'administration', none: 'check' } as const;

/** What was lost, with the figure before and after. */
function LossLine({ variantUi, loss }: Pick<ShipPartProps, 'variantUi'> & { readonly loss: FightLoss }) {
  const say = useShipTexts();
  const icon = LOSS_ICON[loss.part];
  if (loss.part === 'none')
    return <Cost icon={icon} what={say('result.spared')} effect={say(`result.spared.${loss.spared}`)} />;
  if (loss.part === 'centre') {
    const name = `${roomName(variantUi.kit, loss.centre, say)} ${loss.level === 2 ? 'II' : 'I'}`;
    return (
      <Cost
        icon={icon}
        what={say('result.centre', { name })}
        effect={say(loss.level === 2 ? 'result.centre.point' : 'result.centre.gone')}
      />
    );
  }
  const { part, level, from, to } = loss;
  const name = say(`result.${part}`, { level: level === 2 ? 'II' : 'I' });
  return <Cost icon={icon} what={name} effect={say(`result.${part}.value`, { from, to })} />;
}

function LostCosts({ play, variantUi, result }: ShipPartProps & { readonly result: FightResult }) {
  const say = useShipTexts();
  const { table } = play.view;
  const player = playerOf(table, result.fight.seat);
  const loss = lossOf(result, player);
  const isAsked = topFrame(table).kind === 'lose';
  const unused = Math.max(0, table.speed - table.flown);
  return (
    <ul className="fight-costs">
      {loss !== null && <LossLine variantUi={variantUi} loss={loss} />}
      {isAsked && <Cost icon="administration" what={say('result.give-up')} effect={say('result.give-up.how')} />}
      {loss === null && !isAsked && <Cost icon="check" what={say('result.intact')} effect={say('result.intact.why')} />}
      <Cost icon="booster" what={say('result.flight')} effect={say('result.unused', { n: unused })} />
      <Cost
        icon="astro"
        what={say('result.astro')}
        effect={say('result.astro.kept', { n: player.stock[ASTRO] ?? 0 })}
      />
    </ul>
  );
}

function WonGains({ play, result }: Pick<ShipPartProps, 'play'> & { readonly result: FightResult }) {
  const say = useShipTexts();
  const { table } = play.view;
  const { medals, stock } = playerOf(table, result.fight.seat);
  const gained = result.aftermath.find((event) => event.kind === 'trophy');
  const bounty = gained?.kind === 'trophy' ? gained.astro : 0;
  const astro = stock[ASTRO] ?? 0;
  return (
    <ul className="fight-costs">
      <Cost icon="medal" what={say('result.medal')} effect={say('result.change', { from: medals - 1, to: medals })} />
      {bounty > 0 && (
        <Cost
          icon="astro"
          what={say('result.bounty', { n: bounty })}
          effect={say('result.change', { from: astro - bounty, to: astro })}
        />
      )}
      {topFrame(table).kind === 'reward' && (
        <Cost icon="any" what={say('result.choose')} effect={say('result.choose.how')} />
      )}
    </ul>
  );
}

/** How a fight went, in the place of the flight: both sums with their dice, and what follows from them. */
export function FightResultSpace({ play, variantUi, result }: ShipPartProps & { readonly result: FightResult }) {
  const say = useShipTexts();
  const heading = useId();
  const { own, other, cannons, strength, seat, isWon } = result.fight;
  const isRolling = play.currentEvents.some(({ kind }) => kind === 'fought');
  const who = seatTextArgs(play, seat);
  const difference = Math.abs(own + cannons - other - strength);
  return (
    <PirateScene outcome={isWon ? 'won' : 'lost'}>
      <FlightStrip play={play} variantUi={variantUi} />
      <section className="fight-result" aria-labelledby={heading}>
        <div className="fight-verdict">
          <p className="muted">{say('result.card', { strength })}</p>
          <h2 id={heading} className="display">
            {say(isWon ? 'pirate.won' : 'pirate.lost', who)}
          </h2>
          <p>{say(isWon ? (difference === 0 ? 'result.even' : 'result.ahead') : 'result.behind', { n: difference })}</p>
        </div>
        <div className={`fight-sums dice-pair ${isRolling ? 'rolling' : 'still'}`}>
          <SumRow
            who={
              <>
                <SeatMark seat={seat} /> {say('pirate.own', who)}
              </>
            }
            side="own"
            strength={cannons}
            face={own}
            isGreater={isWon}
            verdict={isWon ? say('result.wins') : say('result.short', { n: difference })}
          />
          <SumRow
            who={say('card.pirate')}
            side="pirate"
            strength={strength}
            face={other}
            isGreater={!isWon}
            verdict={isWon ? '' : say('result.wins')}
          />
        </div>
        <div className="fight-follows">
          <h3 className="small-caps">{say(isWon ? 'result.gains' : 'result.costs')}</h3>
          {isWon ? (
            <WonGains play={play} result={result} />
          ) : (
            <LostCosts play={play} variantUi={variantUi} result={result} />
          )}
          {play.moment !== null && (
            <button type="button" className="btn primary" onClick={play.goOn}>
              {say('result.go-on')} <KeyHint name="↵" />
            </button>
          )}
        </div>
      </section>
    </PirateScene>
  );
}
