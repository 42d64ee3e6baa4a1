import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { FramePart } from '#web/app/FramePart.tsx';
import { loadChunk } from '#web/app/loadChunk.ts';
import { useForm } from './FormContext.ts';

const RecordAside = lazy(() =>
  loadChunk(async () => ({ default: (await import('#web/record/RecordAside.tsx')).RecordAside })),
);

const PARTS = ['record', 'aside'] as const;

export interface RecordSplitProps {
  /** Id of the stored record; absent while it is created. */
  id: string | undefined;
  /** The form's own part. */
  children: ReactNode;
}

/** The form left and, where its schema says so, what is asked for first right of it; on a narrow screen one at a time. */
export function RecordSplit({ id, children }: RecordSplitProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const [part, setPart] = useState<(typeof PARTS)[number]>('record');
  const { aside } = store.form;
  if (!aside || id === undefined) return <>{children}</>;
  return (
    <>
      <div className="fm-parts" role="group" aria-label={translate('kit.history.parts')}>
        {PARTS.map((key) => (
          <button
            key={key}
            type="button"
            data-part={key}
            aria-pressed={part === key}
            onClick={() => setPart(key)}
          >
            {translate(`kit.history.${key}`)}
          </button>
        ))}
      </div>
      <div className="fm-split" data-shown={part}>
        {children}
        <aside className="fm-aside" aria-label={translate('kit.history.aside')}>
          <FramePart>
            <Suspense>
              <RecordAside id={Number(id)} aside={aside} />
            </Suspense>
          </FramePart>
        </aside>
      </div>
    </>
  );
}
