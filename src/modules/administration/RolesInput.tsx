import { styled } from '@mui/material/styles';
import { createElement } from 'react';
import { useGetMany, useTranslate } from 'react-admin';
import { inputOf } from '#fields/inputs.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import type { Role } from '#generated/system/role.entity.gen.ts';
import { rightsOf } from './rightsOf.ts';

const Rights = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: theme.spacing(1, 0, 0),
  padding: 0,
  columns: '260px',
  columnGap: theme.spacing(6),
  '& > li': { breakInside: 'avoid', padding: theme.spacing(0.5, 0) },
  '& small': { color: theme.vars.palette.text.secondary, marginLeft: theme.spacing(1.5) },
}));

/** The roles of somebody, with what each of them lets him do below. */
export function RolesInput(props: InputProps) {
  const translate = useTranslate();
  const ids = Array.isArray(props.value) ? (props.value as number[]) : [];
  const { data = [] } = useGetMany<Role>('role', { ids }, { enabled: ids.length > 0 });
  const rights = rightsOf(ids.length > 0 ? data.filter((role) => role !== undefined) : []);
  return (
    <>
      {createElement(inputOf(props.input), props)}
      {rights.length > 0 && (
        <details data-control="role-rights">
          <summary>{translate('rights.of_roles', { count: rights.length })}</summary>
          <Rights>
            {rights.map(({ code, roles }) => (
              <li key={code} title={code}>
                {translate(`permission.${code}`)}
                <small>{roles.join(', ')}</small>
              </li>
            ))}
          </Rights>
        </details>
      )}
    </>
  );
}
