import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { useState } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';

/** A secret: hidden while typed, shown on demand, never filled from the record. */
export function PasswordInput(props: InputProps) {
  const { translate } = useFieldTools();
  const { input, value, onChange } = props;
  const [isShown, setShown] = useState(false);
  const label = translate(isShown ? 'kit.form.hide_password' : 'kit.form.show_password');
  return (
    <span className="ki-box">
      <input
        {...toControlProps(props)}
        type={isShown ? 'text' : 'password'}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value || null)}
        autoComplete="new-password"
        placeholder={input.placeholder && translate(input.placeholder)}
      />
      <button
        type="button"
        className="ki-icon"
        aria-label={label}
        title={label}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <VisibilityOff /> : <Visibility />}
      </button>
    </span>
  );
}
