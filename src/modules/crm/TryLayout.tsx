import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useTranslate } from 'react-admin';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px) minmax(0, 1fr)',
  gap: 32,
  padding: 16,
  alignItems: 'start',
  '& form': { display: 'grid', gap: 16 },
  '& h2': { fontSize: theme.typography.pxToRem(20), margin: '0 0 16px' },
  '& h3': { fontSize: theme.typography.pxToRem(16), margin: '16px 0 8px' },
  '& ol, & ul': { margin: 0, paddingLeft: 20 },
  '& li': { padding: '4px 0', overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary, fontSize: 'inherit' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface Props {
  /** Inputs of what is tried. */
  inputs: ReactNode;
  /** Where one goes on, and its message key. */
  back: { to: string; label: string };
  /** What came of it. */
  children: ReactNode;
}

/** A page on which something is tried before it is put to work: what is typed beside what would come of it. */
export function TryLayout({ inputs, back, children }: Props) {
  const translate = useTranslate();
  return (
    <Page>
      <form onSubmit={(event) => event.preventDefault()}>{inputs}</form>
      <section aria-live="polite" data-try="answer">
        {children}
        <p>
          <Link to={back.to}>{translate(back.label)}</Link>
        </p>
      </section>
    </Page>
  );
}
