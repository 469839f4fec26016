import type { Result } from '@orrery/kernel';
import type { TableResponse } from '@orrery/protocol/api';

/** An action on a table that the server answers with the table's new state. */
export type RunTableAction = (ask: () => Promise<Result<TableResponse>>) => Promise<void>;
