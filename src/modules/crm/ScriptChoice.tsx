import { styled } from '@mui/material/styles';
import { Link, useTranslate, type RaRecord } from 'react-admin';
import type { CallScript } from '#generated/crm/call-script.entity.gen.ts';
import { useGetList } from '#web/kit/useGetList.ts';

/** Scripts that are offered at once; the input beside them finds any other. */
const SHOWN = 100;

const List = styled('ul')(({ theme }) => ({
  '&&': { listStyle: 'none', margin: '16px 0 0', padding: 0 },
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  overflow: 'hidden',
  '& > li': { padding: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& button': {
    display: 'grid',
    gap: 2,
    width: '100%',
    minHeight: 44,
    padding: '10px 16px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover': { background: theme.vars.palette.action.hover },
  '& button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& b': { fontWeight: 500 },
}));

type Script = RaRecord & Pick<CallScript, 'name' | 'active'> & { 'category_id.label'?: string | null };

/** What there is to try, until something is chosen: a click reads a script out. */
export function ScriptChoice({ onChoose }: { onChoose: (id: number) => void }) {
  const translate = useTranslate();
  const { data } = useGetList<Script>('call_script', {
    pagination: { page: 1, perPage: SHOWN },
    sort: { field: 'name', order: 'ASC' },
  });
  if (!data) return null;
  if (data.length === 0)
    return (
      <div data-try="none">
        <h2>{translate('try-script.none')}</h2>
        <p>
          <Link to="/crm/script/create">{translate('try-script.create')}</Link>
        </p>
      </div>
    );
  return (
    <div data-try="choice">
      <h2>{translate('try-script.choose')}</h2>
      <small>{translate('try-script.choose_how')}</small>
      <List>
        {data.map((script) => (
          <li key={script.id}>
            <button type="button" data-script={script.id} onClick={() => onChoose(Number(script.id))}>
              <b>{script.name}</b>
              <small>{detailOf(script)}</small>
            </button>
          </li>
        ))}
      </List>
    </div>
  );

  function detailOf({ active, 'category_id.label': category }: Script): string {
    const state = translate(active ? 'try-script.in_use' : 'try-script.not_in_use');
    return category ? `${category} · ${state}` : state;
  }
}
