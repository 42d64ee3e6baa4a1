import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { LinkBase, useLocation, useTranslate } from 'react-admin';
import { useApp } from '#web/app/AppContext.ts';
import { SessionStoreContext } from './session.ts';

/**
 * Other pages and their message keys, some only with or without a session; those that the app does not have are left
 * out.
 */
const PAGES = [
  { path: '/', key: 'kit.shell.to_home', signedIn: true },
  { path: '/login', key: 'kit.auth.sign_in', signedIn: false },
  { path: '/register', key: 'kit.auth.register_staff', signedIn: false },
  { path: '/customer-register', key: 'kit.auth.register_customer', signedIn: false },
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

/** Where a reader may go from here; `but` is where he is. Who was on the way to a page still gets there by the login. */
export function PublicLinks({ but }: { but?: string | undefined }) {
  const translate = useTranslate();
  const { screens } = useApp().app;
  const way: unknown = useLocation().state;
  const isIn = Boolean(useContext(SessionStoreContext)?.token());
  const isThere = (path: string): boolean =>
    path === '/' || path === '/login' || screens.some((screen) => screen.path === path && screen.public);
  return (
    <Links aria-label={translate('kit.auth.more_pages')}>
      {PAGES.filter(({ path, signedIn = isIn }) => path !== but && signedIn === isIn && isThere(path)).map(
        ({ path, key }) => (
          <LinkBase key={path} to={path} state={way}>
            {translate(key)}
          </LinkBase>
        ),
      )}
    </Links>
  );
}
