import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Icon } from './Icon.tsx';

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  marginInlineStart: 'auto',
  flexShrink: 0,
  '& > svg': { fontSize: 14, color: theme.vars.palette.text.secondary },
}));

/** Behind an item of the menu whose feature the company has not registered. */
export function LockMark() {
  const translate = useTranslate();
  const text = translate('kit.license.missing');
  return (
    <Root role="img" aria-label={text} title={text} data-lock>
      <Icon name="lock" />
    </Root>
  );
}
