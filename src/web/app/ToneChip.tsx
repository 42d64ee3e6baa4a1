import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Tone } from '#contract/enum.ts';
import { Icon } from './Icon.tsx';

interface Props {
  tone: Tone;
  /** The state's word; never left to the colour alone. */
  children: ReactNode;
  /** Name of a kit icon, for urgent states. */
  icon?: string;
}

const Root = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({
  theme,
  tone,
}) => {
  const colours = theme.vars.palette.tone[tone];
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: '100%',
    height: 22,
    padding: '0 8px',
    borderRadius: 11,
    border: `1px solid ${colours.border}`,
    background: colours.bg,
    color: colours.fg,
    fontSize: 12,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    '& > svg': { fontSize: 14, flexShrink: 0 },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  };
});

/** A state as a chip with its word. */
export function ToneChip({ tone, icon, children }: Props) {
  return (
    <Root tone={tone} data-tone={tone}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </Root>
  );
}
