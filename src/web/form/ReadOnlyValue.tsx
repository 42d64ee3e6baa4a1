import { useMemo } from 'react';
import { useForm, useFormState } from './FormContext.ts';
import type { InputDefinition } from './FormDefinition.ts';
import { FileInput } from '#fields/file/file.input.tsx';
import { ImagesInput } from '#fields/image/images.input.tsx';
import { typeOf } from '#fields/types.ts';
import { toPlace, valueAt } from './place.ts';
import { useValueText } from './useValueText.ts';

export interface ReadOnlyValueProps {
  input: InputDefinition;
  path: string;
  id: string;
  labelledBy: string;
}

/** A value that cannot be changed here, live where it is worked out; text that can be marked and copied. */
export function ReadOnlyValue({ input, path, id, labelledBy }: ReadOnlyValueProps) {
  const { store } = useForm();
  const place = useMemo(() => toPlace(path), [path]);
  const value = useFormState(store, (state) => valueAt(state.record, place));
  const label = useFormState(store, (state) => valueAt(state.values, labelPlace(place)));
  const text = useValueText(input.field, value, typeof label === 'string' ? label : undefined);
  const { stores, isLong } = typeOf(input.field);
  const shared = { id, readOnly: true, 'aria-labelledby': labelledBy, value: text };
  return (
    <div className="fm-control" data-input={path} data-read-only>
      {stores === 'file' ? (
        <FileInput {...{ input, id, labelledBy, value }} onChange={ignore} onBlur={ignore} disabled />
      ) : stores === 'image' ? (
        <ImagesInput {...{ input, id, labelledBy, value }} onChange={ignore} onBlur={ignore} disabled />
      ) : (
        <span className="ki-box ki-fixed">
          {isLong ? <textarea {...shared} rows={1} /> : <input {...shared} className={classOf(input)} />}
        </span>
      )}
    </div>
  );
}

function labelPlace(place: ReturnType<typeof toPlace>): ReturnType<typeof toPlace> {
  if (place.child === undefined) return { name: `${place.name}.label` };
  return { ...place, child: `${place.child}.label` };
}

function classOf({ field }: InputDefinition): string | undefined {
  return (field.json === 'integer' || field.json === 'number') && !field.enum && !field.reference
    ? 'ki-number'
    : undefined;
}

function ignore(): void {}
