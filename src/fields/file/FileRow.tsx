import Close from '@mui/icons-material/Close';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import { useState } from 'react';
import { useFieldTools, type FileFacts } from '#fields/FieldTools.tsx';
import { formatBytes } from './fileKinds.ts';
import type { Sending } from './useFileUpload.web.ts';

export interface FileRowProps {
  path: string;
  /** Undefined until they are known. */
  facts: FileFacts | undefined;
  onRemove: ((path: string) => void) | undefined;
}

/** A stored file: its name saves it, the cross takes it out of the field. */
export function FileRow({ path, facts, onRemove }: FileRowProps) {
  const { translate, values, files } = useFieldTools();
  const [problem, setProblem] = useState<string | null>(null);
  const name = facts?.name ?? '…';
  const save = (): void => {
    setProblem(null);
    const say = (error: unknown): void =>
      setProblem(error instanceof Error ? error.message : translate('messages.upload_failed'));
    files?.save(path, name).catch(say);
  };
  return (
    <li className="ki-file" data-file={path}>
      <InsertDriveFile aria-hidden="true" />
      <button
        type="button"
        className="ki-file-name"
        aria-label={translate('kit.form.open_file', { name })}
        onClick={save}
      >
        {name}
      </button>
      {facts && facts.size_byte > 0 ? <small>{formatBytes(facts.size_byte, values.language)}</small> : null}
      {onRemove ? (
        <button
          type="button"
          className="ki-icon"
          aria-label={translate('kit.form.remove_file', { name })}
          title={translate('kit.form.remove_file', { name })}
          onClick={() => onRemove(path)}
        >
          <Close />
        </button>
      ) : null}
      {problem ? (
        <p role="alert" className="ki-note">
          {problem}
        </p>
      ) : null}
    </li>
  );
}

/** A file on its way, which can be stopped. */
export function SendingRow({ sending: { name, share, stop } }: { sending: Sending }) {
  const { translate } = useFieldTools();
  return (
    <div className="ki-file" data-sending>
      <InsertDriveFile aria-hidden="true" />
      <span className="ki-file-name">{name}</span>
      <progress value={share} max={1} aria-label={translate('kit.form.sending_file', { name })} />
      <button
        type="button"
        className="ki-icon"
        aria-label={translate('kit.form.cancel_upload', { name })}
        title={translate('kit.form.cancel_upload', { name })}
        onClick={stop}
      >
        <Close />
      </button>
    </div>
  );
}
