import { useState } from 'react';
import { Link, useTranslate } from 'react-admin';
import {
  tryScriptAction,
  tryScriptActionFields as fields,
  type TryScriptActionInput,
} from '#generated/crm/try-script.action.gen.ts';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { shapes } from '#web/kit/shapes.ts';
import { ScriptChoice } from './ScriptChoice.tsx';
import { ScriptWords, type Script } from './ScriptWords.tsx';
import { TryLayout } from './TryLayout.tsx';
import { useTried } from './useTried.web.ts';

const { isNumber, isText, listOf, nullable, objectOf } = shapes;

interface Tried extends Script {
  lead: { id: number; name: string | null; phone: string | null } | null;
}

const isTried = objectOf<Tried>({
  name: isText,
  body: isText,
  objections: listOf(objectOf<Script['objections'][number]>({ question: isText, answer: isText })),
  lead: nullable(
    objectOf<NonNullable<Tried['lead']>>({ id: isNumber, name: nullable(isText), phone: nullable(isText) }),
  ),
});

const ASKED = ['call_script_id', 'lead_id'] as const;

/** How a script sounds before anybody reads it out: chosen beside its words with a lead's in them. */
export function TryScriptPage() {
  const [typed, setTyped] = useState<Partial<TryScriptActionInput>>({});
  const { call_script_id, lead_id } = typed;
  const [asked, setAsked] = useState<TryScriptActionInput | null>(null);
  const change = (name: (typeof ASKED)[number], value: unknown): void => {
    const next = { ...typed, [name]: typeof value === 'number' ? value : null };
    setTyped(next);
    setAsked(next.call_script_id ? { lead_id: null, ...next, call_script_id: next.call_script_id } : null);
  };
  const tried = useTried(tryScriptAction, isTried, asked);
  const values = { call_script_id, lead_id };
  return (
    <TryLayout
      inputs={ASKED.map((name) => (
        <FieldInput
          key={name}
          field={fields[name]}
          label={`try-script.${name}`}
          value={values[name] ?? null}
          onChange={(value) => change(name, value)}
        />
      ))}
      back={{ to: '/crm/script', label: 'try-script.scripts' }}
    >
      {asked ? (
        tried && <Answer tried={tried} />
      ) : (
        <ScriptChoice onChoose={(id) => change('call_script_id', id)} />
      )}
    </TryLayout>
  );
}

function Answer({ tried }: { tried: Tried }) {
  const translate = useTranslate();
  const { lead } = tried;
  return (
    <>
      <ScriptWords script={tried} />
      <p data-try="lead">
        {lead ? (
          <Link to={`/crm/lead-telesale/${lead.id}`}>
            {translate('try-script.words_of', { name: lead.name ?? '…', phone: lead.phone ?? '…' })}
          </Link>
        ) : (
          translate('try-script.no_lead')
        )}
      </p>
    </>
  );
}
