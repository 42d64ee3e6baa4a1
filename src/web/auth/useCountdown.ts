import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Seconds left until a moment that `start` sets; 0 before and after. A page that slept catches up. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.ceil((until - now) / TICK_MS);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Math.min(Date.now(), until)), TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, until]);
  const start = (seconds: number): void => {
    setNow(Date.now());
    setUntil(Date.now() + seconds * TICK_MS);
  };
  return [left, start];
}
