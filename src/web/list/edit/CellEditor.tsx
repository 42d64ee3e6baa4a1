import { useEffect, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import { loadChunk } from '#web/app/loadChunk.ts';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { CellForm } from './CellForm.tsx';

export interface CellEditorProps {
  resource: string;
  /** The form that the record's rules, rights and input come from. */
  loadForm: () => Promise<FormDefinition>;
  /** Of the record. */
  id: number;
  /** Of the field. */
  name: string;
  /** The value that the list shows. */
  shown: unknown;
  /** `isHome`: the focus goes back to the cell. */
  onClose: (isHome: boolean) => void;
}

/** What takes the place of a cell's value: a form of one input over the record as it is now. */
export default function CellEditor(props: CellEditorProps) {
  const loaded = useLoaded(props);
  return loaded ? <CellForm {...props} {...loaded} /> : null;
}

/** The form, narrowed to one input, and the record; what cannot be had is said, and the cell closes. */
function useLoaded({ loadForm, resource, id, name, onClose }: CellEditorProps) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const [loaded, setLoaded] = useState<{ form: FormDefinition; record: Row } | null>(null);
  useEffect(() => {
    let isGone = false;
    const show = ([form, { data }]: [FormDefinition, { data: Row }]): void => {
      if (!isGone) setLoaded({ form: narrow(form, name), record: data });
    };
    const fail = (error: unknown): void => {
      if (isGone) return;
      notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
      onClose(true);
    };
    Promise.all([loadChunk(loadForm), dataProvider.getOne(resource, { id })]).then(show, fail);
    return () => {
      isGone = true;
    };
    // It is opened for one cell and closed with it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return loaded;
}

/** The form with one input, which alone is checked as typed and sent; the rules of the record stay whole. */
function narrow(form: FormDefinition, name: string): FormDefinition {
  const sections = form.sections.flatMap(({ visible: _visible, ...section }) => {
    const inputs = section.inputs.filter(({ field }) => field.name === name);
    return inputs.length > 0 ? [{ ...section, inputs }] : [];
  });
  return { ...form, sections };
}
