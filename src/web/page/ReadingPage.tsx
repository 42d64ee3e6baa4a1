import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { LanguageMenu } from '#web/app/LanguageMenu.tsx';
import { PublicLinks } from '#web/auth/PublicLinks.tsx';

interface Props {
  /** `data-screen`. */
  screen: string;
  /** Own address, left out of the links below. */
  route: string;
  children: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  background: theme.vars.palette.background.default,
}));

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 'var(--topbar-height)',
  padding: theme.spacing(1, 6),
  background: theme.vars.palette.surface.sunken,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > a': {
    ...theme.typography.h1,
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
    padding: theme.spacing(1, 0),
  },
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(4) },
  '@media print': { display: 'none' },
}));

const Foot = styled('footer')(({ theme }) => ({
  width: '100%',
  maxWidth: 960,
  margin: '0 auto',
  padding: theme.spacing(0, 6, 8),
  [theme.breakpoints.down('md')]: { paddingInline: theme.spacing(4) },
  '@media print': { display: 'none' },
}));

/** The frame of public pages that are read: name and language above, the other pages below. */
export function ReadingPage({ screen, route, children }: Props) {
  return (
    <Root data-screen={screen}>
      <Bar>
        <LinkBase to="/login">SSC</LinkBase>
        <LanguageMenu />
      </Bar>
      <main>{children}</main>
      <Foot>
        <PublicLinks but={route} />
      </Foot>
    </Root>
  );
}
