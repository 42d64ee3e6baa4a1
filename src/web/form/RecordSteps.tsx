import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUp from '@mui/icons-material/KeyboardArrowUp';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { useForm } from './FormContext.ts';
import { listedIds } from './listedIds.ts';

const STEPS = [
  { step: -1, name: 'previous', key: '↑', Arrow: KeyboardArrowUp },
  { step: 1, name: 'next', key: '↓', Arrow: KeyboardArrowDown },
] as const;

/** The record before and behind this one, in the order of the list that was seen last. Alt with an arrow key does it too. */
export function RecordSteps({ id }: { id: string }) {
  const { store } = useForm();
  const translate = useTranslate();
  const queries = useQueryClient();
  // As the list stood when the record was opened: it may refresh meanwhile.
  const [ids] = useState(() => listedIds(queries, store.form.resource ?? '', id));
  const at = ids.indexOf(id);
  const go = useStep(store.form.route ?? '', ids, at);
  if (at < 0 || ids.length < 2) return null;
  return (
    <span className="fm-steps-of">
      {STEPS.map(({ step, name, key, Arrow }) => (
        <IconButton
          key={name}
          size="small"
          data-action={`${name}-record`}
          disabled={ids[at + step] === undefined}
          aria-label={translate(`kit.form.${name}_record`)}
          title={`${translate(`kit.form.${name}_record`)} (Alt+${key})`}
          aria-keyshortcuts={`Alt+Arrow${step < 0 ? 'Up' : 'Down'}`}
          onClick={() => go(step)}
        >
          <Arrow />
        </IconButton>
      ))}
      <small>
        {at + 1}/{ids.length}
      </small>
    </span>
  );
}

/** Goes so many records on; also by Alt and the arrow keys. Unsaved changes ask first, as at every other way out. */
function useStep(route: string, ids: readonly string[], at: number): (step: number) => void {
  const navigate = useNavigate();
  const go = (step: number): void => {
    const next = ids[at + step];
    if (at >= 0 && next !== undefined) navigate(`${route}/${next}`, { replace: true });
  };
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      const isTaken = event.target instanceof Element && event.target.matches('[role="combobox"]');
      if (!event.altKey || step === 0 || event.defaultPrevented || isTaken) return;
      event.preventDefault();
      go(step);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
  return go;
}
