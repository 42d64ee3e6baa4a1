import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useForm, useFormState } from './FormContext.ts';

export interface SaveBarProps {
  isSaving: boolean;
  onSave: () => void;
  /** Saves a new record and goes on with the next one; absent: not offered. */
  onSaveNext?: (() => void) | undefined;
  onCancel: () => void;
}

/** Save and cancel, always in view. Ctrl+S saves from anywhere. */
export function SaveBar({ isSaving, onSave, onSaveNext, onCancel }: SaveBarProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const isDirty = useFormState(store, (state) => state.isDirty);
  const count = useFormState(store, (state) => (state.isSubmitted ? state.problems.size : 0));
  const isNew = store.access.act === 'create';
  const isLocked = useFormState(store, () => store.isLocked());
  const canSave = (isDirty || isNew) && !isSaving && !isLocked;
  // While it is being saved the key warns that it is (readings, "Lists and calls").
  useSaveKey(canSave || isSaving ? onSave : ignore);
  const state = isLocked ? 'locked' : count > 0 ? 'wrong' : isDirty ? 'unsaved' : isNew ? 'new' : 'saved';
  return (
    <div className="fm-bar">
      <span className="fm-bar-state" data-state={state} aria-live="polite">
        {state === 'new' ? null : translate(`kit.form.state_${state}`, { count })}
      </span>
      <Button variant="outlined" data-action="leave" onClick={onCancel}>
        {translate('action.back')}
      </Button>
      {onSaveNext && !isLocked ? (
        <Button variant="outlined" data-action="save_next" disabled={!canSave} onClick={onSaveNext}>
          {translate('kit.form.save_next')}
        </Button>
      ) : null}
      {isLocked ? null : <SaveButton isSaving={isSaving} canSave={canSave} onSave={onSave} />}
    </div>
  );
}

function SaveButton({
  isSaving,
  canSave,
  onSave,
}: Pick<SaveBarProps, 'isSaving' | 'onSave'> & { canSave: boolean }) {
  const translate = useTranslate();
  return (
    <Button
      variant="contained"
      data-action="save"
      disabled={!canSave}
      aria-keyshortcuts="Control+S"
      onClick={onSave}
    >
      {translate(isSaving ? 'kit.form.saving' : 'action.save')}
      <kbd className="fm-key" aria-hidden="true">
        Ctrl S
      </kbd>
    </Button>
  );
}

/** The browser must never offer to store the page instead; a dialog on top takes the key first. */
function useSaveKey(onSave: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented)
        return;
      event.preventDefault();
      onSave();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onSave]);
}

function ignore(): void {}
