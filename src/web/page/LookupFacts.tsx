import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { LookupAnswer } from '#contract/page.ts';
import { isBlank } from '#fields/CellProps.ts';
import { enumLabelKey, isSaidNothing } from '#fields/enum/enum.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { typeOf } from '#fields/types.ts';
import { wordOf, type LookupDefinition, type LookupField } from './PageDefinition.ts';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: theme.spacing(4),
    padding: theme.spacing(2.5, 4),
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: theme.shape.borderRadius },
}));

const Past = styled('strong')(({ theme }) => ({ color: theme.vars.palette.error.main }));

/** Whether the last moment of a day is over, by the clock of whoever looks. */
const isPast = (day: unknown, now: Date): boolean =>
  typeof day === 'string' && new Date(`${day.slice(0, 10)}T23:59:59.999`) < now;

interface Props {
  page: LookupDefinition;
  answer: LookupAnswer;
}

/** What is known, as names and values; empty ones are left out. */
export function LookupFacts({ page, answer }: Props) {
  const translate = useTranslate();
  const { now } = useFieldTools();
  const fields = [...page.result, ...page.proven].filter(
    ({ key, field }) => !isBlank(answer.values[key]) || isSaidNothing(field, answer.values[key]),
  );
  return (
    <List>
      {fields.map((one) => (
        <div key={one.key} data-field={one.key}>
          <dt>{translate(one.label)}</dt>
          <dd>
            {page.expires === one.key && isPast(answer.values[one.key], now()) ? (
              <Past>
                <Value field={one} value={answer.values[one.key]} /> {translate(wordOf(page, 'expired'))}
              </Past>
            ) : (
              <Value field={one} value={answer.values[one.key]} />
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

function Value({ field: { field, label }, value }: { field: LookupField; value: unknown }) {
  const { values, translate, fileUrl } = useFieldTools();
  if (typeOf(field).stores === 'image' && typeof value === 'string')
    return <img src={fileUrl(value)} alt={translate(label)} />;
  const word = enumLabelKey(field.enum, value);
  if (word !== undefined) return translate(word);
  if (typeof value === 'boolean') return translate(value ? 'ra.boolean.true' : 'ra.boolean.false');
  return typeOf(field).format(value, field, values);
}
