import { comet, type Event, type Hand, type Move, type Table } from '@orrery/kernel/example';
import type { TableController } from '../table-controller.ts';
import { COMET_TEXTS, cometWording } from './comet-messages.ts';
import { cometUi } from './comet-ui.tsx';
import { makeTestController, makeTestTable } from './controller.ts';
import type { FakeSession } from './fake-session.ts';

export type CometController = TableController<Table, Hand, Move, Event>;

/** Step player and move selection of a table without animation; the caller controls the clock. */
export const makeCometSetup = (session: FakeSession, clock?: () => number, ui: typeof cometUi = cometUi) =>
  makeTestTable<Table, Hand, Move, Event>({ rules: comet, ui, session }, clock);

/** The props of the frame's parts, in English. */
export const makeCometController = (
  session: FakeSession,
  setting: ReturnType<typeof makeCometSetup>,
): CometController =>
  makeTestController({ rules: comet, messages: cometWording, ui: cometUi, session, texts: COMET_TEXTS }, setting);
