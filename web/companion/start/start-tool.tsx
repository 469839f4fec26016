import type { ComponentType } from 'react';
import { useVoice } from '../../app/voice.ts';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import type { ToolProps } from '../../companion/tools.ts';
import { OptionField } from '../../new-game/option-field.tsx';
import { choicesFor, optionsFor, termsOf, withOption } from '../../new-game/sheet.ts';
import { Deed } from '../controls/deed.tsx';
import { Undo } from '../controls/undo.tsx';
import { draw } from '../fate.ts';
import { useFeel } from '../feel.ts';
import { ledgersByGame, useLedger } from '../keeping/use-ledger.ts';
import type { TableNotes } from '../table/table.ts';
import { useTable } from '../table/use-table.ts';
import { useCompanion } from '../texts.ts';
import { freshStart, newDeal, START_SHAPE, type StartNotes } from './dealt.ts';
import '../../new-game/new-game.css';
import './start.css';

export interface BeginningProps extends Pick<ToolProps, 'box'> {
  readonly notes: StartNotes;
  readonly table: TableNotes;
  /** Takes over who begins, and whatever else the beginning says of the players. */
  readonly onBegin: (table: TableNotes) => void;
}

/** How a game begins at a real table. */
export interface Start {
  /** The options that concern a real table before the first turn. */
  readonly asked: readonly string[];
  readonly Beginning: ComponentType<BeginningProps>;
}

const open = ledgersByGame((game) => ({ key: `${game}/start`, fresh: () => freshStart(draw), shape: START_SHAPE }));

/** How the game begins: handicaps, who begins, how the board lies, all as the game's own rules deal it. */
export function StartTool({ box, start }: ToolProps) {
  const say = useCompanion();
  const feel = useFeel();
  const voice = useVoice(box.game);
  const { now, ledger } = useLedger(open(box.game));
  const { now: table, ledger: tableLedger } = useTable(box);
  if (voice.state !== 'ready' || voice.value === null) return <p role="status">{say('loading')}</p>;
  const { worded, say: tell } = voice.value;
  const terms = termsOf(worded);
  const sheet = { seats: table.players.length, chairs: [], options: now.options };
  const meant = { ...sheet, options: optionsFor(terms, sheet) };
  const offered = choicesFor(terms, sheet.seats);
  const choices = (start?.asked ?? []).flatMap((name) => offered.find((choice) => choice.name === name) ?? []);
  const Beginning = start?.Beginning;
  return (
    <>
      <div className="companion-columns companion-start">
        {Beginning && <Beginning box={box} notes={now} table={table} onBegin={(next) => tableLedger.change(next)} />}
        <section className="panel companion-options" aria-labelledby="choices">
          <h2 id="choices" className="small-caps">
            {say('start.choices')}
          </h2>
          {choices.map((choice) => (
            <OptionField
              key={choice.name}
              game={box.game}
              choice={choice}
              sheet={meant}
              tell={tell}
              onChoose={(value) => ledger.change({ ...now, options: withOption(sheet, choice, value).options })}
            />
          ))}
          <p className="muted companion-note">{say('start.players', { n: table.players.length })}</p>
        </section>
      </div>
      <Deed beside={<Undo ledger={ledger} />}>
        <button
          type="button"
          className="btn primary companion-big"
          onClick={() => {
            ledger.change({ ...now, deal: newDeal(draw) });
            feel('dice');
          }}
        >
          <GameIcon name="dice" size="l" />
          {say('start.deal')}
        </button>
      </Deed>
    </>
  );
}
