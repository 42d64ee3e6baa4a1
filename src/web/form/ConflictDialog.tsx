import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { isOfFiles } from '#fields/file/isOfFiles.ts';
import { useFileFacts } from '#fields/file/useFileFacts.web.ts';
import { isFilePath } from '#fields/image/image.ts';
import { StoredImage } from '#fields/image/StoredImage.tsx';
import { typeOf } from '#fields/types.ts';
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

/** What is kept of a field. */
function chosenValue(conflict: Conflict, side: Side): unknown {
  if (side === 'theirs') return conflict.theirs;
  return side === 'both' ? toBoth(conflict) : keepRows(conflict.mine, conflict.theirs);
}

/** Both together, if there is room: a long text of mine under theirs, my files behind theirs; else undefined. */
function toBoth({ input: { field }, mine, theirs }: Conflict): unknown {
  if (typeOf(field).isLong && typeof mine === 'string' && typeof theirs === 'string') {
    const fits = mine.length + theirs.length < (field.maxLength ?? Number.POSITIVE_INFINITY);
    return fits ? `${theirs}\n${mine}` : undefined;
  }
  if (!isOfFiles(field) || !Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const all = [...new Set([...theirs, ...mine])];
  return all.length <= (field.maxItems ?? Number.POSITIVE_INFINITY) ? all : undefined;
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
  const both = toBoth(conflict);
  const offered: readonly Side[] = both === undefined ? ['mine', 'theirs'] : ['mine', 'theirs', 'both'];
  const values: Record<Side, ReactNode> = {
    mine: <ConflictValue field={field} value={conflict.mine} />,
    theirs: <ConflictValue field={field} value={conflict.theirs} />,
    both: Array.isArray(both) ? (
      <ConflictValue field={field} value={both} />
    ) : (
      translate('kit.form.conflict_both_text')
    ),
  };
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
            {values[one]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** A value as people read it; pictures are seen, files have their names. */
function ConflictValue({ field, value }: { field: FieldModel; value: unknown }) {
  const translate = useTranslate();
  const text = useValueText(field, value);
  const paths = isOfFiles(field) ? toPaths(value) : [];
  if (text === '') return <i>{translate('kit.form.nothing')}</i>;
  if (typeOf(field).stores === 'file') return <FileNames paths={paths} />;
  return paths.length === 0
    ? text
    : paths.map((path) => <StoredImage key={path} path={path} alt="" width={56} height={56} />);
}

function FileNames({ paths }: { paths: readonly string[] }) {
  const { facts } = useFileFacts(paths);
  return paths.map((path) => facts.get(path)?.name ?? '…').join(', ');
}

const toPaths = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(isFilePath);
