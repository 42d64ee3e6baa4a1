import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect } from 'react';
import type { Values } from '#contract/logic.ts';
import { FormContext } from '#web/form/FormContext.ts';
import { useDialogForm } from '#web/form/FormDialog.tsx';
import type { FormDefinition } from '#web/form/FormDefinition.ts';
import { FormLayout } from '#web/form/FormLayout.tsx';
import { sentInputs, toBody } from '#web/form/toBody.ts';
import { useFormFrame } from '#web/form/useFormFrame.ts';
import { useFormStore } from '#web/form/useFormStore.ts';
import { useCheck } from '#web/form/useSave.ts';

/** The page names the section: its fields take the whole width. */
const Fields = styled('div')({
  '&.fm': { height: 'auto' },
  '& .fm-section': { display: 'block', padding: 0, border: 0 },
});

/** Gives the options as they stand; null when one of them is wrong, which is then shown at its field. */
export type ReadOptions = () => Promise<Values | null>;

export interface ImportOptionsProps {
  /** Screen id of the form. */
  screen: string;
  /** Told how to read the options, and null when they are gone. */
  onReady: (read: ReadOptions | null) => void;
}

/** What holds for the whole file: the fields of a dialog form, in the page. */
export function ImportOptions({ screen, onReady }: ImportOptionsProps) {
  const form = useDialogForm(screen, nothing);
  return form ? <Open form={form} onReady={onReady} /> : <Skeleton height={64} />;
}

const nothing = (): void => undefined;

function Open({ form, onReady }: Pick<ImportOptionsProps, 'onReady'> & { form: FormDefinition }) {
  const store = useFormStore(form, 'create', null);
  const frame = useFormFrame(store);
  const isRight = useCheck(frame);
  const read = useCallback<ReadOptions>(async () => {
    if (!(await isRight())) return null;
    const body = toBody(store, sentInputs(store), store.state().record);
    return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  }, [isRight, store]);
  useEffect(() => {
    onReady(read);
    return () => onReady(null);
  }, [onReady, read]);
  return (
    <FormContext value={frame}>
      <Fields className="fm">
        <FormLayout />
      </Fields>
    </FormContext>
  );
}
