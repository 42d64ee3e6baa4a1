import { useMemo, useState } from 'react';
import { useLocation, useTranslate } from 'react-admin';
import {
  tryFormAction,
  tryFormActionFields as fields,
  type TryFormActionInput,
} from '#generated/crm/try-form.action.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { shapes } from '#web/kit/shapes.ts';
import { TryLayout } from './TryLayout.tsx';
import { useTried } from './useTried.web.ts';

const { isText, listOf, nullable, objectOf } = shapes;

interface Tried {
  facts: readonly { field: string; text: string }[];
  words: readonly string[];
  goods: string | null;
  outcome: string;
  rule: string | null;
  account: string | null;
}

const isTried = objectOf<Tried>({
  facts: listOf(objectOf<{ field: string; text: string }>({ field: isText, text: isText })),
  words: listOf(isText),
  goods: nullable(isText),
  outcome: isText,
  rule: nullable(isText),
  account: nullable(isText),
});

interface Typed {
  ladi_page_id: number | null;
  sample: string | null;
}

/** What is asked, once there is a page and something that it sent. */
const toInput = ({ ladi_page_id, sample }: Typed): TryFormActionInput | null =>
  ladi_page_id === null || sample === null ? null : { ladi_page_id, sample };

/** What would become of a form that a landing page sends, by its fields, keywords and rules as they are now. */
export function TryFormPage() {
  const page = Number(new URLSearchParams(useLocation().search).get('ladi_page_id'));
  const [typed, setTyped] = useState<Typed>({ ladi_page_id: page > 0 ? page : null, sample: null });
  const input = useMemo(() => toInput(typed), [typed]);
  const tried = useTried(tryFormAction, isTried, input);
  return (
    <TryLayout
      inputs={
        <>
          <FieldInput
            field={fields.ladi_page_id}
            label="try-form.ladi_page_id"
            value={typed.ladi_page_id}
            onChange={(id) => setTyped({ ...typed, ladi_page_id: typeof id === 'number' ? id : null })}
          />
          <FieldInput
            field={fields.sample}
            label="try-form.sample"
            help="try-form.hint"
            value={typed.sample}
            onChange={(text) =>
              setTyped({ ...typed, sample: typeof text === 'string' && text ? text : null })
            }
          />
        </>
      }
      back={{ to: '/crm/ladi-page-config', label: 'try-form.pages' }}
    >
      {input && tried && <Answer tried={tried} />}
    </TryLayout>
  );
}

function Answer({ tried: { facts, words, goods, outcome, rule, account } }: { tried: Tried }) {
  const translate = useTranslate();
  return (
    <>
      <h2 data-try="outcome">{translate(`enum.form_outcome.${outcome}`)}</h2>
      {account !== null && <p data-try="account">{translate('try-form.gets', { name: account })}</p>}
      {rule !== null && <p>{translate('try-form.by_rule', { name: rule })}</p>}
      {words.length > 0 && <p>{translate('try-form.words', { names: words.join(', ') })}</p>}
      {goods !== null && <p>{translate('try-form.goods', { names: goods })}</p>}
      <ul data-try="facts">
        {facts.map(({ field, text }) => (
          <li key={field}>
            <small>{translate(`enum.ladi_field.${field}`)}:</small> {text}
          </li>
        ))}
      </ul>
    </>
  );
}
