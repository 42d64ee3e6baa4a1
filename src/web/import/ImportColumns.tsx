import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import type { ImportDefinition } from './ImportDefinition.ts';

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: theme.spacing(0.5, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.shape.borderRadius,
    fontSize: 13,
  },
  '& [data-required]': { fontWeight: 600 },
  '& abbr': { color: theme.vars.palette.error.main, textDecoration: 'none' },
}));

/** The columns that a sheet may have, the needed ones marked. */
export function ImportColumns({ sheet }: { sheet: ImportDefinition }) {
  const translate = useTranslate();
  return (
    <List aria-label={translate('kit.import.columns')}>
      {sheet.columns.map(({ key, label, required }) => (
        <li key={key} data-field={key} data-required={required}>
          {translate(label)}
          {required ? <abbr title={translate('kit.import.guide_needed')}> *</abbr> : null}
        </li>
      ))}
    </List>
  );
}
