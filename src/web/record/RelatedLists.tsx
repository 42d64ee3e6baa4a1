import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermissions } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useForm, useFormState } from '#web/form/FormContext.ts';
import type { RelatedDefinition } from '#web/form/FormDefinition.ts';

const Lists = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    padding: '5px 0',
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
  '& data': { fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('md')]: { '& a': { padding: '12px 0' } },
}));

/** Lists of what belongs to the record, each with its count and the way there. */
export function RelatedLists({ related }: { related: readonly RelatedDefinition[] }) {
  const { store } = useForm();
  const translate = useTranslate();
  const may = usePermissions();
  const stored = useFormState(store, (state) => state.stored);
  const found = related.flatMap((one) => {
    const value = stored?.[one.from];
    const isAsked = typeof value === 'string' ? value !== '' : typeof value === 'number';
    return isAsked && may(one.permissions) ? [{ one, by: toFilter(one, value) }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section>
      <h2>{translate('kit.history.related')}</h2>
      <Lists>
        {found.map(({ one, by }) => (
          <li key={keyOf(one)}>
            <Link
              to={`${one.route}?${new URLSearchParams({ filter: JSON.stringify({ ...by, ...one.where }), page: '1' }).toString()}`}
              data-related={one.filter}
            >
              <span>{translate(one.label)}</span>
              <Count one={one} by={by} />
            </Link>
          </li>
        ))}
      </Lists>
    </section>
  );
}

const toFilter = ({ filter, isChoice, isRange }: RelatedDefinition, value: unknown) => {
  if (isRange) return { [filter]: { from: value, to: value } };
  return { [filter]: isChoice ? [value] : value };
};

/** Several lists of one route may stand beside a record. */
const keyOf = ({ route, filter, where }: RelatedDefinition): string =>
  `${route} ${filter} ${JSON.stringify(where ?? '')}`;

function Count({ one, by }: { one: RelatedDefinition; by: object }) {
  const found = useCount(one, { ...by, ...one.where });
  const whole = useCount(one, one.of ? { ...by, ...one.of } : null);
  if (!found) return null;
  const { total, capped } = found;
  return (
    <data value={total}>
      {`${total}${capped ? '+' : ''}`}
      {whole && whole.total > 0 ? ` (${Math.round((100 * total) / whole.total)} %)` : null}
    </data>
  );
}

/** How many a list has under a filter; nothing is asked without one. */
function useCount({ list }: RelatedDefinition, filter: object | null) {
  const dataProvider = useDataProvider<KitDataProvider>();
  const { store } = useForm();
  const version = useFormState(store, (state) => state.stored?.['version']);
  const { data } = useQuery({
    queryKey: ['related', list.screen, filter, version],
    queryFn: ({ signal }) => dataProvider.count(list, { ...filter }, signal),
    enabled: filter !== null,
  });
  return data;
}
