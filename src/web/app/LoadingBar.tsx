import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { useApp } from './AppContext.ts';

const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 2,
  zIndex: theme.zIndex.tooltip,
  background: theme.vars.palette.primary.main,
  transformOrigin: 'left',
  // In steps: a browser without a graphics card pays for every frame of it.
  '&[data-state="calling"]': { animation: 'kit-load 1.2s steps(12) infinite' },
  '@keyframes kit-load': {
    from: { transform: 'scaleX(0)', opacity: 1 },
    '70%': { transform: 'scaleX(1)', opacity: 1 },
    to: { transform: 'scaleX(1)', opacity: 0 },
  },
}));

/** A line at the top while calls are under way; goes 500 ms after the last answer (readings). */
export function LoadingBar() {
  const { activity } = useApp();
  const state = useSyncExternalStore(activity.subscribe, activity.state);
  return state === 'idle' ? null : <Bar aria-hidden data-control="loading" data-state={state} />;
}
