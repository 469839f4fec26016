import { parentPort } from 'node:worker_threads';
import { ALL_GAMES } from '@orrery/catalog';
import { runTask, type TaskMessage, taskHandlersFor } from './tasks.ts';

const handlers = taskHandlersFor(ALL_GAMES);
parentPort?.on('message', async (message: TaskMessage) => parentPort?.postMessage(await runTask(handlers, message)));
