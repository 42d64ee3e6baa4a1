import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslate } from 'react-admin';
import { useForm, useFormState } from './FormContext.ts';
import type { SectionDefinition } from './FormDefinition.ts';
import type { FormStore } from './FormStore.ts';
import { toPlace } from './place.ts';
import { FormSection } from './FormSection.tsx';
import './form.css';

/** The sections of a form: one under the other, in tabs, or step by step. */
export function FormLayout() {
  const { store } = useForm();
  const { layout, mode } = store.form;
  if (layout === 'tabs') return <TabbedSections />;
  if (layout === 'steps') return <SteppedSections />;
  const hasNames = mode !== 'dialog' || store.sections.length > 1;
  return store.sections.map((section) => (
    <FormSection key={section.key} section={section} hasName={hasNames} />
  ));
}

/** Sections whose condition holds now. */
function useShownSections(store: FormStore): readonly SectionDefinition[] {
  const keys = useFormState(store, () => shownKeys(store).join(' '));
  return store.sections.filter((section) => keys.split(' ').includes(section.key));
}

function shownKeys(store: FormStore): string[] {
  return store.sections.filter((section) => store.isShown(section)).map((section) => section.key);
}

/** Keys of the sections in which something is wrong. */
function useWrongSections(store: FormStore): readonly string[] {
  const keys = useFormState(store, ({ problems }) => {
    const names = new Set([...problems.keys()].map((path) => toPlace(path).name));
    return store.sections
      .filter(({ inputs }) => inputs.some(({ field }) => names.has(field.name)))
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

function SteppedSections() {
  const { store, section: open, openSection } = useForm();
  const translate = useTranslate();
  const sections = useShownSections(store);
  const wrong = useWrongSections(store);
  const index = Math.max(
    0,
    sections.findIndex(({ key }) => key === open),
  );
  const [current, previous, next] = [sections[index], sections[index - 1], sections[index + 1]];
  if (!current) return null;
  return (
    <>
      <ol className="fm-steps">
        {sections.map(({ key, label }, at) => (
          <li key={key} data-wrong={wrong.includes(key) || undefined}>
            <button
              type="button"
              aria-current={at === index ? 'step' : undefined}
              onClick={() => openSection(key)}
            >
              <span>{at + 1}</span>
              {translate(label)}
            </button>
          </li>
        ))}
      </ol>
      <FormSection key={current.key} section={current} hasName={false} />
      <div className="fm-step-tools">
        {previous ? (
          <Button variant="outlined" onClick={() => openSection(previous.key)}>
            {translate('action.previous')}
          </Button>
        ) : null}
        {next ? (
          <Button variant="outlined" data-action="next-step" onClick={() => openSection(next.key)}>
            {translate('action.next')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
