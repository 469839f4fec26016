import type { Result } from '@orrery/kernel';
import type { TableAnswer } from '@orrery/protocol/api';

/** Something done at the table that the server answers with the table as it is then. */
export type AtTable = (ask: () => Promise<Result<TableAnswer>>) => Promise<void>;
