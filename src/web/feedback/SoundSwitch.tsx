import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { useSounds } from './sounds.ts';

/** Switches the sounds of this browser. */
export function SoundSwitch() {
  const translate = useTranslate();
  const [isOn, change] = useSounds();
  return (
    <FormControlLabel
      data-control="sounds"
      control={<Switch checked={isOn} onChange={(_event, next) => change(next)} />}
      label={translate('kit.toast.sounds')}
    />
  );
}
