import { useFieldTools } from '#fields/FieldTools.tsx';
import type { InputProps } from '#fields/InputProps.ts';
import { PasswordInput } from '#fields/password/password.input.tsx';

/** What is sent for a stored secret that goes; one that is not typed anew stays. */
const CLEARED = '';

/** A key of another system: typed anew, or taken away. What is stored is never shown, nor whether anything is. */
export function SecretInput(props: InputProps) {
  const { translate } = useFieldTools();
  const { value, onChange, isRequired, disabled, isNew } = props;
  const isCleared = value === CLEARED;
  const label = translate(isCleared ? 'kit.form.keep_secret' : 'kit.form.clear_secret');
  const canClear = !isNew && !isRequired && !disabled && !value;
  return (
    <span className="ki-secret">
      <PasswordInput {...props} />
      {canClear ? (
        <button
          type="button"
          className="ki-link"
          // The label around is another control's.
          aria-label={label}
          aria-pressed={isCleared}
          onClick={() => onChange(isCleared ? null : CLEARED)}
        >
          {label}
        </button>
      ) : null}
      {isCleared ? <small role="status">{translate('kit.form.secret_goes')}</small> : null}
    </span>
  );
}
