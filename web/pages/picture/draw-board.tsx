import type { Language } from '@orrery/catalog';
import { type Game, type Kinded, parseLog } from '@orrery/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { SeatColours } from '../../art/paint.tsx';
import { seatClass } from '../../art/seats.tsx';
import { gameUiFor } from '../../games/editions.ts';
import type { Sitter } from '../../session/session.ts';
import { coloursAt } from '../../session/sitters.ts';
import { Timeline } from '../../session/timeline.ts';
import { type GameUi, NO_CARD_KINDS, type TableApi } from '../../table/game-ui.ts';
import { LanguageContext } from '../../texts/language.ts';

/** A moment of a game that is over. */
export interface BoardRequest {
  readonly game: string;
  readonly edition: number;
  readonly log: string;
  /** The entry; null: the end. */
  readonly at: number | null;
  readonly sitters: readonly Sitter[];
  readonly language: Language;
}

/**
 * Draws the board at a moment as a spectator sees it: HTML without styles. A chart is the one drawing in `[data-game]`; other
 * boards are pages that contain drawings. `[data-seats]` has a mark in the colour of each seat. Throws if the log cannot be
 * replayed or the game has no board.
 */
export async function renderBoard(request: BoardRequest): Promise<string> {
  const table = await gameUiFor(request.game, request.edition);
  if (!table.ok) throw new Error(table.problem.text);
  return table.value.use((game, _, ui) => renderBoardOf(game, ui, request));
}

function renderBoardOf<T, H, B, M extends Kinded, E extends Kinded, O, K>(
  game: Game<T, H, B, M, E, O, K>,
  ui: GameUi<T, H, M, E>,
  { log, at, sitters, language }: BoardRequest,
): string {
  if (ui.board === 'none') throw new Error(`${game.id} has no board`);
  const parsed = parseLog(game, log);
  if (!parsed.ok) throw new Error(parsed.problem.text);
  const timeline = Timeline.fromLog<T, H, B, M, E, O, K>(game, null, parsed.value);
  if (!timeline.ok) throw new Error(timeline.problem.text);
  const step = at === null ? timeline.value.length : timeline.value.stepAt(at);
  const play = spectatorApi<T, H, M, E>(timeline.value.view(step, null), sitters);
  const { Board, box } = ui;
  const board = (
    <Board
      play={play}
      highlighted={NOTHING}
      pointed={null}
      unitPx={1}
      detailLevel={ui.detailScales?.length ?? 0}
      orientation="across"
    />
  );
  return renderToStaticMarkup(
    <html lang={language} data-theme="night">
      <body>
        <LanguageContext value={language}>
          <SeatColours colours={coloursAt(sitters)}>
            <div data-game={game.id}>
              {ui.board === 'page' ? (
                board
              ) : (
                <svg className="board" viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
                  {board}
                </svg>
              )}
            </div>
            <svg data-seats="" aria-hidden="true">
              {sitters.map((_, seat) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats never move
                <circle key={seat} className={seatClass(seat)} style={{ fill: 'var(--seat)' }} />
              ))}
            </svg>
          </SeatColours>
        </LanguageContext>
      </body>
    </html>,
  );
}

const NOTHING: ReadonlySet<string> = new Set();
const nothing = () => undefined;

/** The table of somebody who only looks. */
const spectatorApi = <T, H, M extends Kinded, E extends Kinded>(
  view: TableApi<T, H, M, E>['view'],
  sitters: readonly Sitter[],
): TableApi<T, H, M, E> => ({
  view,
  sitters,
  asking: null,
  moves: [],
  selectedKind: null,
  selectedPiece: null,
  chosen: null,
  composed: null,
  tableId: '',
  isGuided: false,
  guidedMove: null,
  dialogue: null,
  currentEvents: [],
  story: [],
  cards: NO_CARD_KINDS,
  say: () => '',
  name: () => '',
  whyRefused: () => [],
  predict: () => null,
  predictAll: () => null,
  selectKind: nothing,
  selectPiece: nothing,
  preview: nothing,
  compose: nothing,
  leadInFor: () => null,
  playMove: nothing,
  playMoves: nothing,
  moment: null,
  goOn: nothing,
  openDialogue: nothing,
  openPanel: nothing,
  openAlmanac: nothing,
});
