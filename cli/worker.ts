import { parentPort } from 'node:worker_threads';
import { EVERY_GAME } from '@orrery/catalog';
import { answer, type Message, tasksFor } from './tasks.ts';

const tasks = tasksFor(EVERY_GAME);
parentPort?.on('message', async (message: Message) => parentPort?.postMessage(await answer(tasks, message)));
