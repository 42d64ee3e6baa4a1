import { useTranslate } from 'react-admin';
import { useValueContext } from '#web/auth/session.ts';
import { useForm, useFormState } from './FormContext.ts';
import { orderProblems } from './orderProblems.ts';
import { inputAt, problemText } from './problemText.ts';
import { toPlace } from './place.ts';

/** Links listed at most; the rest follows when these are mended. */
const LISTED = 8;

export interface ErrorSummaryProps {
  /** In a small dialog the fields are all in view: only what belongs to none of them is said. */
  isBrief?: boolean;
}

/** Everything that keeps the form from being saved, each leading to its field. */
export function ErrorSummary({ isBrief }: ErrorSummaryProps) {
  const { store, focus } = useForm();
  const translate = useTranslate();
  const values = useValueContext();
  const isShown = useFormState(store, (state) => state.isSubmitted && state.problems.size > 0);
  useFormState(store, (state) => state.problems);
  const problems = isShown
    ? orderProblems(store).filter(({ path }) => !isBrief || !inputAt(store, path))
    : [];
  if (problems.length === 0) return null;
  return (
    <div role="alert" className="fm-summary">
      <p>{translate('kit.form.summary', { count: problems.length })}</p>
      <ul>
        {problems.slice(0, LISTED).map((problem) => (
          <li key={problem.path}>
            {inputAt(store, problem.path) ? (
              <button type="button" onClick={() => focus(problem.path)}>
                {rowText(problem.path)}
                {problemText(store, problem, translate, values)}
              </button>
            ) : (
              problemText(store, problem, translate, values)
            )}
          </li>
        ))}
      </ul>
      {problems.length > LISTED ? (
        <p>{translate('kit.form.summary_more', { count: problems.length - LISTED })}</p>
      ) : null}
    </div>
  );

  /** Problems of a child row say which. */
  function rowText(path: string): string {
    const { index } = toPlace(path);
    return index === undefined ? '' : `${translate('kit.form.row', { row: index + 1 })}: `;
  }
}
