import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { HistoryChange, HistoryEntry } from '#contract/history.ts';
import { MENTION, NOTE_FILES } from '#contract/history.ts';
import type { FieldModel } from '#contract/model.ts';
import { FileInput } from '#fields/file/file.input.tsx';
import { formatInstant } from '#fields/date_time/date_time.ts';
import { useValueContext } from '#web/auth/session.ts';
import { useForm } from '#web/form/FormContext.ts';
import { useValueText } from '#web/form/useValueText.ts';

const Line = styled('li')(({ theme }) => ({
  padding: theme.spacing(2, 0),
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& summary': { cursor: 'pointer' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 12 },
  '& p': { margin: theme.spacing(1, 0), overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& dl': { padding: theme.spacing(1, 0, 0) },
  '& dl > div': { display: 'block' },
  '& dd': { textAlign: 'left' },
  '& del': { color: theme.vars.palette.text.secondary },
  '& ins': { textDecoration: 'none' },
}));

/** One thing that happened, in one line; the fields that changed are opened on demand. */
export function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const { store } = useForm();
  const translate = useTranslate();
  const { fields } = store.entity;
  const changes = entry.changes.flatMap((change) => {
    const field = fields.find(({ name }) => name === change.field);
    return field ? [{ change, field }] : [];
  });
  return (
    <Line data-entry={entry.label}>
      {changes.length === 0 ? (
        <Head entry={entry} />
      ) : (
        <details>
          <summary>
            <Head entry={entry} />
          </summary>
          <dl>
            {changes.map(({ change, field }) => (
              <div key={change.field} data-change={change.field}>
                <dt>{translate(`${store.entity.name}.${change.field}`)}</dt>
                <dd>
                  <Change change={change} field={field} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {entry.note === undefined ? null : <p>{drawNote(entry)}</p>}
      {entry.files ? <Files paths={entry.files} /> : null}
    </Line>
  );
}

/** People who are named stand out, by the names that they have now. */
function drawNote({ note = '', people = {} }: HistoryEntry): ReactNode[] {
  // Every second part is the id of somebody.
  return note.split(MENTION).map((part, index) => {
    if (index % 2 === 0) return part;
    const name = people[Number(part)];
    return name === undefined ? `@{${part}}` : <strong key={index}>@{name}</strong>;
  });
}

function Head({ entry: { label, by, at } }: { entry: HistoryEntry }) {
  const translate = useTranslate();
  const { timeZone } = useValueContext();
  return (
    <>
      <span>{translate(label)}</span>
      <small>
        {by ?? translate('kit.history.system')} · <time dateTime={at}>{formatInstant(at, timeZone)}</time>
      </small>
    </>
  );
}

function Change({ change, field }: { change: HistoryChange; field: FieldModel }) {
  const translate = useTranslate();
  const before = useValueText(field, change.before);
  const after = useValueText(field, change.after);
  if (change.concealed) return translate('kit.history.changed');
  return (
    <>
      <del>{before || '–'}</del> → <ins>{after || '–'}</ins>
    </>
  );
}

function Files({ paths }: { paths: readonly string[] }) {
  const translate = useTranslate();
  return (
    <div aria-label={translate('kit.history.files')} role="group">
      <FileInput
        id=""
        labelledBy=""
        value={paths}
        disabled
        input={{ field: noteField, label: 'kit.history.files' }}
        onChange={ignore}
        onBlur={ignore}
      />
    </div>
  );
}

function ignore(): void {}

/** The files of a note as a field: the server knows what it takes. */
export const noteField: FieldModel = { name: NOTE_FILES, type: 'file', json: 'array' };
