import { useState } from 'react';
import { useEvent } from 'react-admin';
import { clockAction } from '#generated/office/clock.action.gen.ts';
import { playSound } from '#web/kit/playSound.ts';
import { useAction } from '#web/kit/useAction.ts';
import { useNotify } from '#web/kit/useNotify.ts';
import type { DeviceKey } from './deviceKey.web.ts';
import { findPosition } from './phone.web.ts';
import type { Today } from './useToday.web.ts';
import type { ClockKind } from './workTime.ts';

/** What came of the last try: where and how far from the place, or that it was refused. */
export type Clocked = 'refused' | { site: string; distance_m: number };

/** Clocks: where the phone is, signed by its key over the moment that the server gives. */
export function useClock(key: DeviceKey, read: () => Promise<Today | undefined>) {
  const notify = useNotify();
  const [send] = useAction(clockAction);
  const [isRunning, setRunning] = useState(false);
  const [clocked, setClocked] = useState<Clocked>();
  const clock = useEvent(async (kind: ClockKind) => {
    setRunning(true);
    try {
      const { geo_point, accuracy_m } = await findPosition();
      const asked_at = (await read())?.now;
      if (asked_at === undefined) return;
      const proof = await key.prove({ asked_at, kind, geo_point });
      const done = await send({
        kind,
        geo_point: { ...geo_point },
        accuracy_m,
        signature: key.signature,
        asked_at,
        proof,
      });
      playSound(done ? 'success' : 'error');
      setClocked(done ?? 'refused');
      if (done) notify('messages.timekeeping_done', { type: 'success' });
      await read();
    } catch (error) {
      playSound('error');
      setClocked('refused');
      notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
    } finally {
      setRunning(false);
    }
  });
  return { clock, clocked, isRunning };
}
