import { useState } from 'react';
import { useSession } from '#web/auth/session.ts';
import { readLocal, writeLocal } from '#web/data/localStore.ts';

/** Whether somebody wants to see the numbers that are 0 as well; kept in his browser. */
export function useZeros(): [isShown: boolean, toggle: () => void] {
  const { identity_id } = useSession();
  const key = `statistics-zeros.${identity_id}`;
  const [isShown, setShown] = useState(() => readLocal(key) !== null);
  const toggle = (): void => {
    writeLocal(key, isShown ? null : '1');
    setShown(!isShown);
  };
  return [isShown, toggle];
}
