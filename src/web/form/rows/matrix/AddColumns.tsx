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
  /** What is offered and no column yet. */
  offered: readonly string[];
  onAdd: (columns: readonly string[]) => void;
}

/** New columns of a matrix: one, or several with commas between them, or those that are offered. */
export function AddColumns({ name, label, offered, onAdd }: AddColumnsProps) {
  const { translate } = useFieldTools();
  const [text, setText] = useState('');
  const what = translate('kit.form.matrix_add', { label: translate(label) });
  const add = (): void => {
    onAdd(readColumns(text));
    setText('');
  };
  return (
    <>
      {offered.length > 0 ? <OfferedColumns {...{ name, label, offered, onAdd }} /> : null}
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
    </>
  );
}

/** One button each, and one for all of them. */
export function OfferedColumns({ name, label, offered, onAdd }: AddColumnsProps) {
  const { translate } = useFieldTools();
  const what = translate('kit.form.matrix_offers', { label: translate(label) });
  return (
    <div className="fm-matrix-offers" role="group" aria-label={what} data-offers={name}>
      <span aria-hidden="true">{what}</span>
      {offered.map((column) => (
        <Button
          key={column}
          data-offer={column}
          variant="outlined"
          startIcon={<AddOutlined />}
          onClick={() => onAdd([column])}
        >
          {column}
        </Button>
      ))}
      {offered.length > 1 ? (
        <Button data-action={`add-offered-${name}`} onClick={() => onAdd(offered)}>
          {translate('kit.form.matrix_offer_all')}
        </Button>
      ) : null}
    </div>
  );
}
