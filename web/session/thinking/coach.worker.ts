/** Where the coach thinks. */
import { consider, type Decision, type Thoughts } from './consider.ts';
import { serve } from './errand.ts';

serve<Decision, Thoughts>(consider);
