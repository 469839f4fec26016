// What the program that draws pictures of boards needs of the app (pictures/).
export { type BoardRequest, renderBoard } from './draw-board.tsx';
export { BOARD_SHEETS } from './sheets.ts';
