import AddPhotoAlternate from '@mui/icons-material/AddPhotoAlternateOutlined';
import Close from '@mui/icons-material/Close';
import { useEffect, useRef, useState } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';
import { shrinkImage } from './shrinkImage.web.ts';

/** One image or several: shrunk in the browser, stored at once, kept in the record as paths. */
export function ImagesInput(props: InputProps) {
  const { translate } = useFieldTools();
  const { input, value, onChange, disabled } = props;
  const isSingle = input.field.json !== 'array';
  const paths = toPaths(value);
  const set = (next: readonly string[]): void => onChange(isSingle ? (next[0] ?? null) : next);
  const upload = useUpload((added) => set(isSingle ? added : [...paths, ...added]));
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="ki-images">
      {paths.map((path) => (
        <Thumbnail
          key={path}
          path={path}
          onRemove={disabled ? undefined : () => set(paths.filter((one) => one !== path))}
        />
      ))}
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/*"
        multiple={!isSingle}
        onChange={({ target }) => {
          void upload.start([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      {disabled ? null : (
        <button
          {...toControlProps({ ...props, disabled: upload.isRunning })}
          type="button"
          aria-required={undefined}
          className="ki-add-image"
          onClick={() => picker.current?.click()}
        >
          <AddPhotoAlternate />
          {translate(upload.isRunning ? 'kit.form.uploading' : 'kit.form.add_image')}
        </button>
      )}
      {upload.problem ? (
        <p role="alert" className="ki-note">
          {upload.problem}
        </p>
      ) : null}
    </div>
  );
}

function toPaths(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value as string[];
  return typeof value === 'string' && value !== '' ? [value] : [];
}

function Thumbnail({ path, onRemove }: { path: string; onRemove: (() => void) | undefined }) {
  const { translate, fileUrl } = useFieldTools();
  const label = translate('kit.form.remove_image');
  return (
    <span className="ki-image">
      <a href={fileUrl(path)} target="_blank" rel="noreferrer" aria-label={translate('kit.form.open_image')}>
        <img src={fileUrl(path)} alt="" />
      </a>
      {onRemove ? (
        <button type="button" className="ki-icon" aria-label={label} title={label} onClick={onRemove}>
          <Close />
        </button>
      ) : null}
    </span>
  );
}

/** Sends files one after the other; only images are taken (spec 5: file_wrong_type). What went through stays. */
function useUpload(onAdded: (paths: readonly string[]) => void) {
  const { translate, upload } = useFieldTools();
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const add = useRef(onAdded);
  useEffect(() => {
    add.current = onAdded;
  });
  const send = async (file: File): Promise<string> => {
    const refuse = (): never => {
      throw new Error(translate('messages.file_wrong_type', { value: file.name }));
    };
    return upload(
      file.type.startsWith('image/') ? await shrinkImage(file).catch(refuse) : refuse(),
      file.name,
    );
  };
  const start = async (files: readonly File[]): Promise<void> => {
    const paths: string[] = [];
    setProblem(null);
    setRunning(true);
    try {
      for (const file of files) paths.push(await send(file));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : translate('messages.internal'));
    } finally {
      setRunning(false);
      if (paths.length > 0) add.current(paths);
    }
  };
  return { isRunning, problem, start };
}
