import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { usePermissions } from '#web/auth/session.ts';
import { drawnSections } from './access.ts';
import type { FormDefinition } from './FormDefinition.ts';

/** Milliseconds in which most records are there: until then nothing is drawn that would only flash. */
const PATIENCE_MS = 150;

/** The form while its record is on its way: names and places of its fields, so that nothing jumps. */
export function FormSkeleton({ form }: { form: FormDefinition }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="fm" data-screen={form.screen} aria-busy="true">
      {isSlow ? <Outline form={form} /> : null}
    </div>
  );
}

function Outline({ form }: { form: FormDefinition }) {
  const translate = useTranslate();
  const may = usePermissions();
  return (
    <div className="fm-body">
      {form.workflows ? <div className="fm-head" /> : null}
      {drawnSections(form, { act: 'update', may }).map((section) => (
        <section
          key={section.key}
          className="fm-section"
          data-wide={section.inputs.some((input) => input.rows) || undefined}
        >
          <h2>{translate(section.label)}</h2>
          <div className="fm-fields" data-columns={section.columns ?? 1}>
            {section.inputs.map(({ field, label, span }) => (
              <div key={field.name} className="fm-field" data-span={span}>
                <span className="fm-label">{translate(label)}</span>
                <span className="ki-box ki-fixed fm-wait" />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
