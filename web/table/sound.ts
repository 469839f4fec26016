import type { Sound } from './game-ui.ts';

/** One tone: start and duration (seconds), pitch (Hz) at both ends, volume, and waveform. */
interface Tone {
  readonly at: number;
  readonly for: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
  readonly of: OscillatorType | 'noise';
}

const tone = (at: number, length: number, from: number, to: number, loud: number, of: Tone['of'] = 'sine'): Tone => ({
  at,
  for: length,
  from,
  to,
  loud,
  of,
});

const chord = (pitches: readonly number[], gap: number, length: number, loud: number): readonly Tone[] =>
  pitches.map((pitch, i) => tone(i * gap, length, pitch, pitch, loud, 'triangle'));

const SOUND_TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at, i) => tone(at, 0.05, 1900 - i * 180, 1200, 0.1, 'noise')),
  card: [tone(0, 0.09, 3200, 1400, 0.06, 'noise')],
  coin: [tone(0, 0.12, 1320, 1320, 0.06), tone(0.05, 0.16, 1760, 1760, 0.06)],
  place: [tone(0, 0.12, 220, 110, 0.16, 'triangle'), tone(0, 0.04, 2400, 900, 0.06, 'noise')],
  turn: chord([523, 784], 0.11, 0.3, 0.08),
  alarm: [tone(0, 0.22, 330, 311, 0.09, 'sawtooth'), tone(0.24, 0.3, 311, 294, 0.09, 'sawtooth')],
  steal: [tone(0, 0.22, 620, 240, 0.09, 'triangle')],
  chime: chord([880, 1175], 0.08, 0.35, 0.06),
  fanfare: chord([392, 523, 659, 784, 1047], 0.13, 0.55, 0.09),
  refuse: [tone(0, 0.1, 196, 185, 0.1, 'triangle'), tone(0.11, 0.12, 165, 156, 0.1, 'triangle')],
};

let audioContext: AudioContext | null = null;
let noiseBuffer: AudioBuffer | null = null;

/** Browsers allow no sound before the first user input, so none is requested until then. */
function openAudioContext(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  audioContext ??= new AudioContext();
  if (audioContext.state === 'suspended') void audioContext.resume();
  return audioContext;
}

function makeNoiseBuffer(speaker: AudioContext): AudioBuffer {
  if (noiseBuffer !== null) return noiseBuffer;
  noiseBuffer = speaker.createBuffer(1, speaker.sampleRate / 2, speaker.sampleRate);
  const samples = noiseBuffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noiseBuffer;
}

function makeToneSource(speaker: AudioContext, { of, from, to, at, for: length }: Tone): AudioNode {
  const begin = speaker.currentTime + at;
  if (of === 'noise') {
    const source = speaker.createBufferSource();
    source.buffer = makeNoiseBuffer(speaker);
    const filter = speaker.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, begin + length);
    source.connect(filter);
    source.start(begin, 0, length + 0.05);
    return filter;
  }
  const source = speaker.createOscillator();
  source.type = of;
  source.frequency.setValueAtTime(from, begin);
  source.frequency.exponentialRampToValueAtTime(to, begin + length);
  source.start(begin);
  source.stop(begin + length + 0.05);
  return source;
}

/** Plays a short synthesized sound, this loud in percent. */
export function playSound(sound: Sound, volume: number): void {
  const speaker = openAudioContext();
  if (speaker === null) return;
  const loudness = (volume / 100) ** 2; // the ear hears ratios
  for (const each of SOUND_TONES[sound]) {
    const begin = speaker.currentTime + each.at;
    const envelope = speaker.createGain();
    envelope.gain.setValueAtTime(0, begin);
    envelope.gain.linearRampToValueAtTime(each.loud * loudness, begin + 0.008);
    envelope.gain.exponentialRampToValueAtTime(0.0001, begin + each.for);
    makeToneSource(speaker, each).connect(envelope).connect(speaker.destination);
  }
}
