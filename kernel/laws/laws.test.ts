import { registerLaws } from './register.ts';
import { sound } from './testing/sound.ts';

registerLaws(sound);
