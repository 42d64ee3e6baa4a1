import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { useForm } from '../FormContext.ts';

/** Takes a row away. */
export function RemoveButton({ name, index }: { name: string; index: number }) {
  const { store } = useForm();
  const { translate } = useFieldTools();
  const label = translate('kit.form.remove_row', { row: index + 1 });
  return (
    <button
      type="button"
      className="ki-icon"
      data-action={`remove-${name}.${index}`}
      aria-label={label}
      title={label}
      onClick={() => store.removeRows(name, [index])}
    >
      <DeleteOutlined />
    </button>
  );
}
