import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '#contract/logic.ts';
import { keepRows, type Conflict } from './mergeChanges.ts';
import { useValueText } from './useValueText.ts';

export interface ConflictDialogProps {
  conflicts: readonly Conflict[];
  /** The chosen values, by field. */
  onResolve: (chosen: Values) => void;
  /** Back to the form; everything typed stays there. */
  onClose: () => void;
}

type Side = 'mine' | 'theirs' | 'both';

/** Somebody else changed the same fields: both texts side by side, one choice a field. */
export function ConflictDialog({ conflicts, onResolve, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ input }: Conflict): Side => sides[input.field.name] ?? 'mine';
  const resolve = (): void =>
    onResolve(
      Object.fromEntries(conflicts.map((one) => [one.input.field.name, chosenValue(one, sideOf(one))])),
    );
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth data-dialog="conflict">
      <DialogTitle>{translate('kit.form.conflict_title')}</DialogTitle>
      <DialogContent>
        <p className="fm-text">{translate('kit.form.conflict_text', { count: conflicts.length })}</p>
        {conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.input.field.name}
            conflict={conflict}
            side={sideOf(conflict)}
            onChoose={(side) => setSides({ ...sides, [conflict.input.field.name]: side })}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('kit.form.back_to_form')}</Button>
        <Button variant="contained" data-action="merge" onClick={resolve}>
          {translate('kit.form.conflict_save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What is kept of a field. A text of mine stands under theirs when both are kept. */
function chosenValue({ mine, theirs }: Conflict, side: Side): unknown {
  if (side === 'theirs') return theirs;
  return side === 'both' ? `${String(theirs)}\n${String(mine)}` : keepRows(mine, theirs);
}

interface ConflictChoiceProps {
  conflict: Conflict;
  side: Side;
  onChoose: (side: Side) => void;
}

function ConflictChoice({ conflict, side, onChoose }: ConflictChoiceProps) {
  const translate = useTranslate();
  const group = useId();
  const { field, label } = conflict.input;
  const texts: Record<Side, string> = {
    mine: useValueText(field, conflict.mine),
    theirs: useValueText(field, conflict.theirs),
    both: translate('kit.form.conflict_both_text'),
  };
  const offered: readonly Side[] = canKeepBoth(conflict) ? ['mine', 'theirs', 'both'] : ['mine', 'theirs'];
  return (
    <fieldset className="fm-conflict" data-conflict={field.name}>
      <legend>{translate(label)}</legend>
      {offered.map((one) => (
        <label key={one} data-side={one}>
          <input
            type="radio"
            name={group}
            value={one}
            checked={side === one}
            onChange={() => onChoose(one)}
          />
          <span>
            <small>{translate(`kit.form.conflict_${one}`)}</small>
            {texts[one] || <i>{translate('kit.form.nothing')}</i>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Two long texts can stand one under the other, if there is room. */
function canKeepBoth({ input: { field }, mine, theirs }: Conflict): boolean {
  if (field.type !== 'long_text' || typeof mine !== 'string' || typeof theirs !== 'string') return false;
  return mine.length + theirs.length < (field.maxLength ?? Number.POSITIVE_INFINITY);
}
