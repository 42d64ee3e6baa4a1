import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Sounds from '#web/feedback/sounds.ts';

/** Notes that the fake speaker was told to play: hertz and seconds. */
let notes: { hertz: number; from: number; to: number }[] = [];
const resume = vi.fn(async () => undefined);

class FakeAudio {
  currentTime = 10;
  state = 'suspended';
  destination = {};
  resume = resume;
  createGain() {
    return {
      gain: { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined },
      connect: (next: unknown) => next,
    };
  }
  createOscillator() {
    const note = { hertz: 0, from: 0, to: 0 };
    notes.push(note);
    return {
      frequency: {
        set value(hertz: number) {
          note.hertz = hertz;
        },
      },
      connect: (next: unknown) => next,
      start: (from: number) => (note.from = from),
      stop: (to: number) => (note.to = to),
    };
  }
}

let sounds: typeof Sounds;
beforeEach(async () => {
  notes = [];
  localStorage.clear();
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.resetModules();
  sounds = await import('#web/feedback/sounds.ts');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('sounds (spec 8)', () => {
  it('plays one short high note for success, two low ones for an error', () => {
    sounds.playSound('success');
    expect(notes).toHaveLength(1);
    expect((notes[0]?.to ?? 0) - (notes[0]?.from ?? 0)).toBeLessThan(0.2);
    const high = notes[0]?.hertz ?? 0;
    notes = [];
    sounds.playSound('error');
    expect(notes.map(({ hertz }) => hertz)).toEqual([196, 196]);
    expect(high).toBeGreaterThan(1_000);
  });

  it('wakes the speaker that the browser keeps waiting', () => {
    sounds.playSound('success');
    expect(resume).toHaveBeenCalled();
  });

  it('can be switched off, and stays so', async () => {
    const { result } = renderHook(sounds.useSounds);
    expect(result.current[0]).toBe(true);
    act(() => result.current[1](false));
    expect(result.current[0]).toBe(false);
    notes = [];
    sounds.playSound('error');
    expect(notes).toEqual([]);
    vi.resetModules();
    const later: typeof Sounds = await import('#web/feedback/sounds.ts');
    later.playSound('error');
    expect(notes).toEqual([]);
  });

  it('lets one hear what was switched on', () => {
    localStorage.setItem('khuon.sounds', 'off');
    const { result } = renderHook(sounds.useSounds);
    act(() => result.current[1](true));
    expect(notes).toHaveLength(1);
  });

  it('is silent where there is no sound', async () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(() => sounds.playSound('error')).not.toThrow();
  });

  it('has a switch with a name', async () => {
    const { SoundSwitch } = await import('#web/feedback/SoundSwitch.tsx');
    render(
      <CoreAdminContext>
        <SoundSwitch />
      </CoreAdminContext>,
    );
    const input = screen.getByRole<HTMLInputElement>('switch', { name: 'kit.toast.sounds' });
    fireEvent.click(input);
    expect([input.checked, localStorage.getItem('khuon.sounds')]).toEqual([false, 'off']);
  });
});
