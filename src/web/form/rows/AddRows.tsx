import LibraryAddOutlined from '@mui/icons-material/LibraryAddOutlined';
import Button from '@mui/material/Button';
import { useState, type SyntheticEvent } from 'react';
import type { Values } from '#contract/logic.ts';
import type { AddModel } from '#contract/quote.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { isObject, listOf, objectOf } from '#web/data/shapes.ts';
import { useForm } from '../FormContext.ts';
import type { FormStore } from '../FormStore.ts';
import { rowsAt } from '../place.ts';

const FormDialog = lazyPart(async () => ({ default: (await import('../FormDialog.tsx')).FormDialog }));

const isAnswer = objectOf({ rows: listOf(isObject) });

/** The dialog stands in a portal, but what is pressed in it would still reach the form around the button. */
const keep = (event: SyntheticEvent): void => event.stopPropagation();

/** A button whose dialog answers child rows: they come after those that are there, which an empty one gives way to. */
export function AddRows({ name, model }: { name: string; model: AddModel }) {
  const { store } = useForm();
  const { translate } = useFieldTools();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const put = (answer: unknown): void => {
    if (isAnswer(answer)) addRows(store, name, answer.rows as readonly Values[]);
    close();
  };
  return (
    // Nothing is pressed here but what stands in it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onSubmit={keep} onKeyDown={keep} onPaste={keep}>
      <Button data-action={model.form} startIcon={<LibraryAddOutlined />} onClick={() => setOpen(true)}>
        {translate(model.label)}
      </Button>
      {isOpen ? (
        <FormDialog screen={model.form} resource={store.form.resource ?? ''} onClose={close} onDone={put} />
      ) : null}
    </div>
  );
}

function addRows(store: FormStore, name: string, given: readonly Values[]): void {
  const empty = store.emptyRow(name);
  const isEmpty = (row: Values): boolean => JSON.stringify(row) === JSON.stringify(empty);
  const begun = rowsAt(store.state().values, name).filter((row) => !isEmpty(row));
  store.setRows(name, [...begun, ...given.map((row) => ({ ...empty, ...row }))], []);
}
