/** Worker of the coach. */
import { type AdviceRequest, type AdviceResult, computeAdvice } from './advice.ts';
import { serveTasks } from './worker-tasks.ts';

serveTasks<AdviceRequest, AdviceResult>(computeAdvice);
