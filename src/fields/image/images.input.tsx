import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import { useRef } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { useDropped } from './useDropped.web.ts';
import { useUpload } from './useUpload.web.ts';

/**
 * One image or several: chosen, dropped or pasted; shrunk in the browser, stored at once, kept in the record as paths. A field
 * of type `svg` takes SVG only, sent as it is; the others take everything but SVG.
 */
export function ImagesInput(props: InputProps) {
  const { input, value, onChange, disabled } = props;
  const { type, json, maxItems, file } = input.field;
  const isSingle = json !== 'array';
  const paths = toPaths(value);
  const set = (next: readonly string[]): void => onChange(isSingle ? (next[0] ?? null) : next);
  const upload = useUpload({
    isSvg: type === 'svg',
    fileField: props.fileField,
    max: isSingle ? 1 : (file?.batch ?? maxItems),
    limit: isSingle ? undefined : maxItems,
    count: paths.length,
    onAdded: (added) => set(isSingle ? added : [...paths, ...added]),
    onBusy: props.onBusy,
  });
  const taken = useDropped(disabled ? undefined : upload.start);
  const move = (from: number, to: number): void => set(moved(paths, from, to));
  return (
    // Files may be dropped or pasted anywhere here; the button inside is the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="ki-images" {...taken}>
      {paths.map((path, index) => (
        <Thumbnail
          key={path}
          paths={paths}
          index={index}
          onMove={disabled || isSingle ? undefined : move}
          onRemove={disabled ? undefined : () => set(paths.filter((one) => one !== path))}
        />
      ))}
      {disabled ? null : <AddButton {...{ props, upload, isSingle }} />}
      {upload.problems.map((problem) => (
        <p key={problem} role="alert" className="ki-note">
          {problem}
        </p>
      ))}
    </div>
  );
}

interface AddButtonProps {
  props: InputProps;
  upload: ReturnType<typeof useUpload>;
  isSingle: boolean;
}

function AddButton({ props, upload, isSingle }: AddButtonProps) {
  const { translate } = useFieldTools();
  const picker = useRef<HTMLInputElement>(null);
  const { running } = upload;
  return (
    <>
      <input
        ref={picker}
        type="file"
        tabIndex={-1}
        hidden
        accept={props.input.field.type === 'svg' ? '.svg,image/svg+xml' : 'image/*'}
        multiple={!isSingle}
        onChange={({ target }) => {
          upload.start([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button
        {...toControlProps({ ...props, disabled: running !== null })}
        type="button"
        aria-required={undefined}
        className="ki-add-image"
        onClick={() => picker.current?.click()}
      >
        <AddPhotoAlternate />
        {running ? translate('kit.form.uploading_of', running) : translate('kit.form.add_image')}
      </button>
    </>
  );
}

function moved(paths: readonly string[], from: number, to: number): readonly string[] {
  const path = paths[from];
  if (path === undefined || to < 0 || to >= paths.length) return paths;
  const rest = paths.filter((_, index) => index !== from);
  return [...rest.slice(0, to), path, ...rest.slice(to)];
}

function toPaths(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value as string[];
  return typeof value === 'string' && value !== '' ? [value] : [];
}
