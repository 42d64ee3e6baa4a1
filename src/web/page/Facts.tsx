import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Fact, Inline } from '#contract/page.ts';

const Root = styled('dl')(({ theme }) => ({
  ...theme.typography.body1,
  margin: theme.spacing(2, 0, 4),
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr)',
    columnGap: theme.spacing(5),
    padding: theme.spacing(2.5, 0),
    breakInside: 'avoid',
  },
  '& > div + div': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& dt': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& dt > small': {
    ...theme.typography.caption,
    display: 'block',
    marginTop: 2,
    fontWeight: 400,
    color: theme.vars.palette.text.secondary,
  },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: {
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: theme.spacing(1) },
    '& dt > small': { display: 'inline', marginInlineStart: theme.spacing(2) },
  },
}));

interface Props {
  items: readonly Fact[];
  toNodes: (inlines: readonly Inline[]) => ReactNode;
}

/** Names and what there is to know of them, one below the other. */
export function Facts({ items, toNodes }: Props) {
  return (
    <Root>
      {items.map(({ name, marks, inlines }, index) => (
        <div key={index}>
          <dt>
            {name}
            {marks.length > 0 ? <small>{marks.join(' · ')}</small> : null}
          </dt>
          <dd>{toNodes(inlines)}</dd>
        </div>
      ))}
    </Root>
  );
}
