import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Root = styled('output')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minHeight: '50vh',
  color: theme.vars.palette.text.secondary,
  // Answers usually come sooner: no flash of "loading".
  animation: 'kit-appear 150ms 400ms backwards',
  '@keyframes kit-appear': { from: { opacity: 0 } },
}));

/** While a page or the session is on its way. */
export function Splash() {
  const translate = useTranslate();
  return <Root>{translate('kit.shell.loading')}</Root>;
}
