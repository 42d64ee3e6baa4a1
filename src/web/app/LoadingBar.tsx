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
  animation: 'kit-load 1.2s ease-in-out infinite',
  '@keyframes kit-load': {
    from: { transform: 'scaleX(0)', opacity: 1 },
    '70%': { transform: 'scaleX(1)', opacity: 1 },
    to: { transform: 'scaleX(1)', opacity: 0 },
  },
}));

/** A line at the top while calls are under way; goes 500 ms after the last answer (readings). */
export function LoadingBar() {
  const { activity } = useApp();
  const isBusy = useSyncExternalStore(activity.subscribe, activity.isBusy);
  return isBusy ? <Bar aria-hidden data-control="loading" /> : null;
}
