import { useSyncExternalStore } from 'react';
import { readLocal, writeLocal } from '#web/data/localStore.ts';

/** Spec 8, domain: good is short and high, wrong is low and twice, what needs attention has two tones. */
export type Sound = 'success' | 'error' | 'attention';

interface Note {
  hertz: number;
  /** Seconds from the start, and how long. */
  at: number;
  length: number;
}

const NOTES: Readonly<Record<Sound, readonly Note[]>> = {
  success: [{ hertz: 1_318, at: 0, length: 0.11 }],
  error: [
    { hertz: 196, at: 0, length: 0.16 },
    { hertz: 196, at: 0.22, length: 0.16 },
  ],
  attention: [
    { hertz: 659, at: 0, length: 0.12 },
    { hertz: 880, at: 0.14, length: 0.16 },
  ],
};

/** Loud enough beside a conveyor with the device's volume up, not startling in an office. */
const VOLUME = 0.12;

const KEY = 'sounds';
const listeners = new Set<() => void>();
let speaker: AudioContext | undefined;

/** Plays a sound unless sounds are switched off; a browser that has none, or allows none yet, stays silent. */
export function playSound(sound: Sound): void {
  if (!areOn() || typeof AudioContext === 'undefined') return;
  speaker ??= new AudioContext();
  // Until the first click or key the browser keeps it waiting; a sound that is late helps nobody.
  if (speaker.state === 'suspended') void speaker.resume().catch(() => undefined);
  for (const note of NOTES[sound]) playNote(speaker, note);
}

function playNote(context: AudioContext, { hertz, at, length }: Note): void {
  const from = context.currentTime + at;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.frequency.value = hertz;
  // Rises and fades, so that it does not click.
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(VOLUME, from + 0.01);
  gain.gain.linearRampToValueAtTime(0, from + length);
  tone.connect(gain).connect(context.destination);
  tone.start(from);
  tone.stop(from + length);
}

const areOn = (): boolean => readLocal(KEY) !== 'off';

/** Whether sounds are on, and the way to switch them; remembered by this browser. */
export function useSounds(): [isOn: boolean, change: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, areOn);
  const change = (next: boolean): void => {
    writeLocal(KEY, next ? null : 'off');
    for (const listener of listeners) listener();
    if (next) playSound('success');
  };
  return [isOn, change];
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
