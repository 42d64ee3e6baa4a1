import { readKeyText } from './readKeyText.ts';

/*
 * A scanner that is plugged in types its code like a keyboard and presses Enter, only faster than people (domain, "Scanner-first
 * UX"). So a code is told by the time between its keys, wherever the focus is.
 */

/** Milliseconds between the keys of a scanner on the average, at most; people are slower. */
const USUAL_GAP_MS = 50;
/** Milliseconds after which a key belongs to something else; a radio may pause a little within a code. */
const GAP_MS = 250;
/** Characters of a code at least. */
const LEAST = 4;
/** Milliseconds in which the same code again is the same thing held under the scanner. */
const REPEAT_MS = 400;

/** What of a `KeyboardEvent` is looked at. */
export type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing' | 'timeStamp'
>;

/** `first`: a code may begin here; `scan`: one ends here, so the key means nothing else. */
export type Reading =
  | { kind: 'first' | 'none' }
  /** `code` is null for one that was just read; `isMangled`: an input method has changed what was typed. */
  | { kind: 'scan'; code: string | null; isMangled: boolean };

export interface ScanReader {
  /** Takes every key that goes down. */
  take(key: Key): Reading;
}

interface Burst {
  text: string;
  firstAt: number;
  lastAt: number;
  isMangled: boolean;
}

const NONE: Reading = { kind: 'none' };

/** Tells codes from typing. */
export function createScanReader(): ScanReader {
  let burst: Burst | null = null;
  let last = { code: '', at: Number.NEGATIVE_INFINITY };
  const add = (text: string, { timeStamp }: Key): Reading => {
    const isFirst = burst === null;
    const before = burst ?? { text: '', firstAt: timeStamp, isMangled: false };
    // Codes are of plain letters: another one was made by an input method out of several keys.
    const isMangled = before.isMangled || !/^[ -~]$/.test(text);
    burst = { ...before, text: before.text + text, lastAt: timeStamp, isMangled };
    return isFirst ? { kind: 'first' } : NONE;
  };
  const end = ({ text, firstAt, isMangled }: Burst, { timeStamp: at }: Key): Reading => {
    burst = null;
    if (at - firstAt > text.length * USUAL_GAP_MS) return NONE;
    const code = text.trim().replace(/^\][A-Za-z]\d/, '');
    if (code.length < LEAST) return NONE;
    const isAgain = code === last.code && at - last.at < REPEAT_MS;
    last = { code, at };
    return { kind: 'scan', code: isAgain ? null : code, isMangled };
  };
  return {
    take: (key) => {
      if (burst && key.timeStamp - burst.lastAt > GAP_MS) burst = null;
      if (key.ctrlKey || key.altKey || key.metaKey || key.repeat) burst = null;
      else if (MODIFIERS.has(key.key)) return NONE;
      else if (burst && isEnd(key)) return end(burst, key);
      else if (burst && key.key === 'Backspace') burst = { ...burst, lastAt: key.timeStamp, isMangled: true };
      else {
        const text = readKeyText(key);
        if (text !== null) return add(text, key);
        burst = null;
      }
      return NONE;
    },
  };
}

/** Pressed along with the letters of a code. */
const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'CapsLock']);

const isEnd = ({ key, code }: Key): boolean =>
  key === 'Enter' || key === 'Tab' || code === 'Enter' || code === 'NumpadEnter';
