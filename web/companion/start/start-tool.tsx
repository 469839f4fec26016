import type { ComponentType } from 'react';
import { useLocalizedGame } from '../../app/localized-game.ts';
import { GameIcon } from '../../art/icons/game-icon.tsx';
import type { ToolProps } from '../../companion/tools.ts';
import { OptionField } from '../../new-game/option-field.tsx';
import { chosenOptions, optionsForSeats, sheetSpecOf, withOption } from '../../new-game/sheet.ts';
import { ToolAction } from '../controls/tool-action.tsx';
import { Undo } from '../controls/undo.tsx';
import { drawChance } from '../draw-chance.ts';
import { useFeedback } from '../feedback.ts';
import { notesLoaderByGame, useNotes } from '../storage/use-notes.ts';
import type { TableNotes } from '../table/table-notes.ts';
import { useTableNotes } from '../table/use-table.ts';
import { useCompanionTexts } from '../texts.ts';
import { newDeal, newStart, START_SHAPE, type StartNotes } from './dealt-state.ts';
import '../../new-game/new-game.css';
import './start.css';

export interface BeginningProps extends Pick<ToolProps, 'box'> {
  readonly notes: StartNotes;
  readonly table: TableNotes;
  /** Applies the first player and other set-up results to the table. */
  readonly onBegin: (table: TableNotes) => void;
}

/** The set-up of a game at a real table. */
export interface StartSpec {
  /** The options that matter at a real table before the first turn. */
  readonly askedOptions: readonly string[];
  readonly Beginning: ComponentType<BeginningProps>;
}

const openNotes = notesLoaderByGame((game) => ({
  key: `${game}/start`,
  fresh: () => newStart(drawChance),
  shape: START_SHAPE,
}));

/** How the game begins: handicaps, first player and board, dealt by the game's own rules. */
export function StartTool({ box, start }: ToolProps) {
  const say = useCompanionTexts();
  const feel = useFeedback();
  const voice = useLocalizedGame(box.game);
  const { now, notes } = useNotes(openNotes(box.game));
  const { now: table, notes: tableLedger } = useTableNotes(box);
  if (voice.state !== 'ready' || voice.value === null) return <p role="status">{say('loading')}</p>;
  const { game, formatMessage } = voice.value;
  const terms = sheetSpecOf(game);
  const sheet = { seats: table.players.length, chairs: [], options: now.options };
  const meant = { ...sheet, options: chosenOptions(terms, sheet) };
  const offered = optionsForSeats(terms, sheet.seats);
  const choices = (start?.askedOptions ?? []).flatMap((name) => offered.find((choice) => choice.name === name) ?? []);
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
              tell={formatMessage}
              onChoose={(value) => notes.change({ ...now, options: withOption(sheet, choice, value).options })}
            />
          ))}
          <p className="muted companion-note">{say('start.players', { n: table.players.length })}</p>
        </section>
      </div>
      <ToolAction beside={<Undo ledger={notes} />}>
        <button
          type="button"
          className="btn primary companion-big"
          onClick={() => {
            notes.change({ ...now, deal: newDeal(drawChance) });
            feel('dice');
          }}
        >
          <GameIcon name="dice" size="l" />
          {say('start.deal')}
        </button>
      </ToolAction>
    </>
  );
}
