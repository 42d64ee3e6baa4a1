import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useSounds } from '#web/feedback/sounds.ts';
import { useDensity } from './density.ts';
import { Icon } from './Icon.tsx';

const SCHEMES = [
  { mode: 'system', icon: 'scheme' },
  { mode: 'light', icon: 'light' },
  { mode: 'dark', icon: 'dark' },
] as const;

const NEXT_DENSITY = { standard: 'compact', compact: 'comfortable', comfortable: 'standard' } as const;

/** Menu items: colour scheme, height of rows, sounds; each click takes the next choice. */
export function AppearanceItems() {
  const translate = useTranslate();
  const { mode = 'system', setMode } = useColorScheme();
  const [density, setDensity] = useDensity();
  const [hasSounds, setSounds] = useSounds();
  const index = SCHEMES.findIndex((scheme) => scheme.mode === mode);
  const next = SCHEMES[(index + 1) % SCHEMES.length];
  return [
    <MenuItem key="scheme" data-action="scheme" onClick={() => setMode(next?.mode ?? 'system')}>
      <ListItemIcon>
        <Icon name={SCHEMES[index]?.icon ?? 'scheme'} />
      </ListItemIcon>
      {translate(`kit.shell.scheme_${mode}`)}
    </MenuItem>,
    <MenuItem key="density" data-action="density" onClick={() => setDensity(NEXT_DENSITY[density])}>
      <ListItemIcon>
        <Icon name="density" />
      </ListItemIcon>
      {translate(`kit.shell.density_${density}`)}
    </MenuItem>,
    <MenuItem key="sounds" data-action="sounds" onClick={() => setSounds(!hasSounds)}>
      <ListItemIcon>
        <Icon name={hasSounds ? 'sound' : 'silent'} />
      </ListItemIcon>
      {translate(hasSounds ? 'kit.toast.sounds_on' : 'kit.toast.sounds_off')}
    </MenuItem>,
  ];
}
