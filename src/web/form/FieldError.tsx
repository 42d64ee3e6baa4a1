import { useFieldTools } from '#fields/FieldTools.tsx';
import { useForm, useFormState } from './FormContext.ts';
import { problemText } from './problemText.ts';

/** What is wrong at a place, in words; else what should be looked at twice. */
export function FieldError({ id, path }: { id: string; path: string }) {
  const { store } = useForm();
  const { translate, values } = useFieldTools();
  const problem = useFormState(store, (state) => state.problems.get(path));
  const warning = useFormState(store, (state) => state.warnings.get(path));
  if (problem)
    return (
      <p id={id} className="fm-error" data-error={path}>
        {problemText(store, problem, translate, values)}
      </p>
    );
  if (!warning) return null;
  return (
    <p id={id} className="fm-warning" data-warning={path}>
      {problemText(store, warning, translate, values)}
    </p>
  );
}
