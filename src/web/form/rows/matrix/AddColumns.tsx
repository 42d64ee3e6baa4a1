import AddOutlined from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { readColumns } from './layOut.ts';

export interface AddColumnsProps {
  /** The field that holds the rows. */
  name: string;
  /** Message key of what the columns are. */
  label: string;
  onAdd: (columns: readonly string[]) => void;
}

/** New columns of a matrix: one, or several with commas between them. */
export function AddColumns({ name, label, onAdd }: AddColumnsProps) {
  const { translate } = useFieldTools();
  const [text, setText] = useState('');
  const what = translate('kit.form.matrix_add', { label: translate(label) });
  const add = (): void => {
    onAdd(readColumns(text));
    setText('');
  };
  return (
    <div className="fm-matrix-add">
      <span className="ki-box">
        <input
          value={text}
          aria-label={what}
          placeholder={what}
          data-control={`columns-${name}`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
      </span>
      <Button
        data-action={`add-columns-${name}`}
        startIcon={<AddOutlined />}
        disabled={readColumns(text).length === 0}
        onClick={add}
      >
        {translate('kit.form.matrix_add_button')}
      </Button>
    </div>
  );
}
