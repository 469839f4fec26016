/** Where it is worked out how a finished game stood. */
import { serve } from './errand.ts';
import { type Curve, foresee, type Retrospect } from './foresee.ts';

serve<Retrospect, Curve>(foresee);
