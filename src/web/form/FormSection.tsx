import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { PreviewModel, QuoteModel } from '#contract/quote.ts';
import { useForm, useFormState } from './FormContext.ts';
import type { SectionDefinition } from './FormDefinition.ts';
import { FormField } from './FormField.tsx';
import { Preview } from './Preview.tsx';
import { QuoteBox } from './QuoteBox.tsx';

/** The inputs of a section, one under the other or in pairs. */
function SectionFields({ section }: { section: SectionDefinition }) {
  return (
    <div className="fm-fields" data-columns={section.columns ?? 1}>
      {section.inputs.map((input) => (
        <FormField key={input.field.name} input={input} path={input.field.name} />
      ))}
    </div>
  );
}

/** Offers stand where the first of what they fill in does. */
const holdsQuote = ({ inputs }: SectionDefinition, { fill }: QuoteModel): boolean => {
  const [first] = Object.keys(fill);
  return inputs.some(({ field }) => field.name === first);
};

/** What is to be known stands behind the section that is named, or the first with some of what it fills in. */
const holdsPreview = (
  section: SectionDefinition,
  { fill, section: named }: PreviewModel,
  all: readonly SectionDefinition[],
): boolean =>
  named === undefined
    ? all.find(({ inputs }) => inputs.some(({ field }) => field.name in fill)) === section
    : section.key === named;

/** A section with its name beside it on wide screens, above it on narrow ones; child rows take the whole width. */
export function FormSection({
  section,
  hasName,
}: {
  section: SectionDefinition;
  hasName: boolean;
}): ReactNode {
  const { store } = useForm();
  const { quote, preview } = store.form;
  const translate = useTranslate();
  const isShown = useFormState(store, () => store.isShown(section));
  if (!isShown) return null;
  const isWide = section.inputs.some((input) => input.rows);
  const title = translate(section.label);
  return (
    <section
      className="fm-section"
      data-section={section.key}
      data-wide={isWide || undefined}
      aria-label={title}
    >
      {hasName ? <h2>{title}</h2> : null}
      <SectionFields section={section} />
      {preview && holdsPreview(section, preview, store.sections) ? <Preview preview={preview} /> : null}
      {quote && holdsQuote(section, quote) ? <QuoteBox quote={quote} /> : null}
    </section>
  );
}
