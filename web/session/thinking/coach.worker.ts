/** Where the coach thinks. */
import { consider, type Decision, type Opinion } from './consider.ts';
import { serve } from './errand.ts';

serve<Decision, readonly Opinion[]>((decision, onProgress) => consider(decision, () => performance.now(), onProgress));
