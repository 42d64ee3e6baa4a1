import { useContext } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { AppContext } from '#web/app/AppContext.ts';
import type { FormDefinition } from './FormDefinition.ts';

/** The way back: where the user came from, else the list of the same records. */
export function useLeave({ resource, permissions }: FormDefinition): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const screens = useContext(AppContext)?.app.screens ?? [];
  return () => {
    if (key !== 'default') return navigate(-1);
    const lists = screens.filter((screen) => screen.kind === 'list' && screen.resource === resource);
    const own = lists.find((screen) => screen.permissions?.some((code) => permissions?.includes(code)));
    navigate((own ?? lists[0])?.path ?? '/');
  };
}
