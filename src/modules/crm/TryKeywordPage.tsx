import { useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  tryKeywordAction,
  tryKeywordActionFields as fields,
  type TryKeywordActionInput,
} from '#generated/crm/try-keyword.action.gen.ts';
import { DateTime } from '#web/kit/DateTime.tsx';
import { FieldInput } from '#web/kit/FieldInput.tsx';
import { shapes } from '#web/kit/shapes.ts';
import { TryLayout } from './TryLayout.tsx';
import { useTried } from './useTried.web.ts';

const { isNumber, isText, listOf, nullable, objectOf } = shapes;

interface Met {
  id: number;
  text: string;
  sent_at: string;
  page: string | null;
}

interface Tried {
  looked: number;
  met: number;
  rows: readonly Met[];
}

const isTried = objectOf<Tried>({
  looked: isNumber,
  met: isNumber,
  rows: listOf(objectOf<Met>({ id: isNumber, text: isText, sent_at: isText, page: nullable(isText) })),
});

const ASKED = ['word', 'search_type', 'has_phone', 'page_ids'] as const;

/** Which of the last messages a keyword would have met. */
export function TryKeywordPage() {
  const [typed, setTyped] = useState<TryKeywordActionInput>({
    word: null,
    search_type: 1,
    has_phone: false,
    page_ids: null,
  });
  const tried = useTried(tryKeywordAction, isTried, typed.word || typed.has_phone ? typed : null);
  return (
    <TryLayout
      inputs={ASKED.map((name) => (
        <FieldInput
          key={name}
          field={fields[name]}
          label={`try-keyword.${name}`}
          value={typed[name]}
          disabled={name === 'word' && typed.has_phone === true}
          onChange={(value) => setTyped({ ...typed, [name]: value === '' ? null : value })}
        />
      ))}
      back={{ to: '/crm/keyword', label: 'try-keyword.keywords' }}
    >
      {tried && <Answer tried={tried} />}
    </TryLayout>
  );
}

function Answer({ tried: { looked, met, rows } }: { tried: Tried }) {
  const translate = useTranslate();
  return (
    <>
      <h2 data-try="met">{translate('try-keyword.met', { met, looked })}</h2>
      <ul>
        {rows.map(({ id, text, sent_at, page }) => (
          <li key={id}>
            {text}{' '}
            <small>
              <DateTime value={sent_at} /> {page}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
