import { styled } from '@mui/material/styles';
import { LinkBase, useTranslate } from 'react-admin';
import { useApp } from '#web/app/AppContext.ts';

/** Other pages for visitors, and their message keys; those that the app does not have are left out. */
const PAGES = [
  { path: '/login', key: 'kit.auth.sign_in' },
  { path: '/register', key: 'kit.auth.register_staff' },
  { path: '/customer-register', key: 'kit.auth.register_customer' },
  { path: '/terms', key: 'kit.shell.terms' },
  { path: '/privacy', key: 'kit.shell.privacy' },
];

const Links = styled('nav')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 5),
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& a': { color: theme.vars.palette.primary.main, lineHeight: '24px' },
}));

/** Where a visitor may go from here; `but` is where he is. */
export function PublicLinks({ but }: { but?: string | undefined }) {
  const translate = useTranslate();
  const { screens } = useApp().app;
  const isThere = (path: string): boolean =>
    path === '/login' || screens.some((screen) => screen.path === path && screen.public);
  return (
    <Links aria-label={translate('kit.auth.more_pages')}>
      {PAGES.filter(({ path }) => path !== but && isThere(path)).map(({ path, key }) => (
        <LinkBase key={path} to={path}>
          {translate(key)}
        </LinkBase>
      ))}
    </Links>
  );
}
