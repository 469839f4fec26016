import { registerLaws } from './register.ts';
import { soundSubject } from './testing/sound.ts';

registerLaws(soundSubject);
