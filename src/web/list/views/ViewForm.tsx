import Button from '@mui/material/Button';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { ViewDraft } from './useViewCalls.ts';

type Named = Pick<ViewDraft, 'name' | 'is_shared'>;

export interface ViewFormProps {
  initial?: Named;
  /** Message key. */
  submitLabel: string;
  /** Saves; gives what is wrong with it, or null. */
  onSubmit: (draft: Named) => Promise<string | null>;
  onCancel: () => void;
}

/** Name of a view, and whether the company sees it. What is wrong stands under the name. */
export function ViewForm({ initial, submitLabel, onSubmit, onCancel }: ViewFormProps) {
  const translate = useTranslate();
  const id = useId();
  const [name, setName] = useState(initial?.name ?? '');
  const [isShared, setShared] = useState(initial?.is_shared ?? false);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    setProblem(await onSubmit({ name, is_shared: isShared }));
    setSaving(false);
  };
  return (
    <form className="kl-view-form" onSubmit={(event) => void submit(event)}>
      <label htmlFor={id}>{translate('kit.list.view_name')}</label>
      <input
        id={id}
        className="kf-input"
        data-input="name"
        autoFocus
        maxLength={60}
        value={name}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onChange={(event) => setName(event.target.value)}
      />
      <p id={`${id}-problem`} role="alert" className="kl-view-problem">
        {problem ?? ''}
      </p>
      <label className="kf-choice">
        <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
        {translate('kit.list.share_view')}
      </label>
      <span className="kl-view-buttons">
        <Button onClick={onCancel}>{translate('action.cancel')}</Button>
        <Button type="submit" variant="contained" disabled={isSaving || name.trim() === ''}>
          {translate(submitLabel)}
        </Button>
      </span>
    </form>
  );
}
