import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  icon: string;
  title: string;
  /** What happened and what to do. */
  text: ReactNode;
  /** More of it, between text and buttons. */
  children?: ReactNode;
  /** Buttons, the likeliest first. */
  actions?: ReactNode;
  /** Fills the window instead of its place. */
  isWhole?: boolean;
}

const Root = styled('div', { shouldForwardProp: (name) => name !== 'isWhole' && name !== 'as' })<{
  isWhole?: boolean;
}>(({ theme, isWhole }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: isWhole ? '100dvh' : '60vh',
  padding: theme.spacing(6),
}));

const Card = styled('div')(({ theme }) => ({
  maxWidth: 460,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& > svg': { fontSize: 40, color: theme.vars.palette.primary.main, marginBottom: theme.spacing(3) },
  '& h1, & h2': { ...theme.typography.h1, margin: 0 },
  '& p': {
    ...theme.typography.body1,
    margin: theme.spacing(2, 0, 5),
    color: theme.vars.palette.text.secondary,
  },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(2),
}));

/** A calm page that says one thing and what to do about it. */
export function NoticePage({ icon, title, text, children, actions, isWhole }: Props) {
  return (
    <Root isWhole={isWhole} as={isWhole ? 'main' : 'div'}>
      <Card>
        <Icon name={icon} />
        {isWhole ? <h1>{title}</h1> : <h2>{title}</h2>}
        <p>{text}</p>
        {children}
        {actions && <Actions>{actions}</Actions>}
      </Card>
    </Root>
  );
}
