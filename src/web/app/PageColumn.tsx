import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Root = styled('div')(({ theme }) => ({
  maxWidth: 720,
  margin: '0 auto',
  padding: theme.spacing(8, 6),
  [theme.breakpoints.down('md')]: { padding: theme.spacing(5, 4) },
  '& > section + section': {
    marginTop: theme.spacing(8),
    paddingTop: theme.spacing(8),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dl': { margin: theme.spacing(3, 0, 5) },
  '& dl > div': { display: 'grid', gridTemplateColumns: '160px 1fr', padding: theme.spacing(1, 0) },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

/** A narrow page of sections. */
export function PageColumn({ screen, children }: { screen: string; children: ReactNode }) {
  return <Root data-screen={screen}>{children}</Root>;
}
