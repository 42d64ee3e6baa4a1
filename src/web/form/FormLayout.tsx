import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useForm, useFormState } from './FormContext.ts';
import type { FormStore } from './FormStore.ts';
import { holds } from './place.ts';
import { FormSection } from './FormSection.tsx';
import { useFollowingFocus, useShownSections, useSteps } from './useSteps.ts';
import './form.css';

interface LayoutProps {
  /** The button that sends, where the form has no bar for it: after the sections, or in the last step. */
  submit?: ReactNode;
}

/** The sections of a form: one under the other, in tabs, or step by step. */
export function FormLayout({ submit }: LayoutProps) {
  const { store } = useForm();
  const { layout, mode, intro } = store.form;
  const translate = useTranslate();
  const said = intro === undefined ? null : <p className="fm-text">{translate(intro)}</p>;
  if (layout === 'steps')
    return (
      <>
        {said}
        <SteppedSections submit={submit} />
      </>
    );
  const hasNames = mode !== 'dialog' || store.sections.length > 1;
  return (
    <>
      {said}
      {layout === 'tabs' ? (
        <TabbedSections />
      ) : (
        store.sections.map((section) => (
          <FormSection key={section.key} section={section} hasName={hasNames} />
        ))
      )}
      {submit}
    </>
  );
}

/** Keys of the sections in which something is wrong. */
function useWrongSections(store: FormStore): readonly string[] {
  const keys = useFormState(store, ({ problems }) => {
    const paths = [...problems.keys()];
    return store.sections
      .filter((section) => paths.some((path) => holds(section, path)))
      .map(({ key }) => key)
      .join(' ');
  });
  return keys.split(' ');
}

function TabbedSections() {
  const { id, store, section: open, openSection } = useForm();
  const translate = useTranslate();
  const sections = useShownSections(store);
  const wrong = useWrongSections(store);
  const current = sections.find(({ key }) => key === open) ?? sections[0];
  if (!current) return null;
  return (
    <>
      <Tabs
        value={current.key}
        onChange={(_event, key: string) => openSection(key)}
        variant="scrollable"
        className="fm-tabs"
      >
        {sections.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel`}
            label={translate(label)}
            data-section={key}
            data-wrong={wrong.includes(key) || undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${current.key}`}>
        <FormSection key={current.key} section={current} hasName={false} />
      </div>
    </>
  );
}

function SteppedSections({ submit }: LayoutProps) {
  const frame = useForm();
  const { openSection } = frame;
  const translate = useTranslate();
  const wrong = useWrongSections(frame.store);
  const { sections, index, previous, next, goOn } = useSteps(frame);
  const current = sections[index];
  const root = useFollowingFocus(current?.key ?? '');
  if (!current) return null;
  return (
    <>
      <ol className="fm-steps">
        {sections.map(({ key, label }, at) => (
          <li key={key} data-wrong={wrong.includes(key) || undefined} data-done={at < index || undefined}>
            <button
              type="button"
              data-section={key}
              aria-current={at === index ? 'step' : undefined}
              onClick={() => openSection(key)}
            >
              <span aria-hidden="true">{at + 1}</span>
              {translate(label)}
            </button>
          </li>
        ))}
      </ol>
      <div ref={root}>
        <FormSection key={current.key} section={current} hasName={false} />
      </div>
      <div className="fm-step-tools">
        {previous ? (
          <Button variant="outlined" data-action="previous-step" onClick={() => openSection(previous.key)}>
            {translate('action.previous')}
          </Button>
        ) : null}
        {next ? (
          <Button
            variant="contained"
            // The first of the form to submit it: Enter in a control presses it.
            type="submit"
            data-action="next-step"
            onClick={(event) => {
              event.preventDefault();
              void goOn();
            }}
          >
            {translate('action.next')}
          </Button>
        ) : (
          submit
        )}
      </div>
    </>
  );
}
