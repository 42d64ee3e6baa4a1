import { useEffect, useRef } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toControlProps, type InputProps } from '#fields/InputProps.ts';
import { useDropped } from '#fields/image/useDropped.web.ts';
import { FileRow, SendingRow } from './FileRow.tsx';
import { FILE_KINDS, fileRuleOf, formatBytes, namesOfKinds } from './fileKinds.ts';
import { useFileFacts } from './useFileFacts.web.ts';
import { useFileUpload } from './useFileUpload.web.ts';

/** Files of a field whose schema says nothing about their number. */
const MAX_FILES = 10;

/** One file or several: chosen, dropped or pasted, stored at once with progress, kept in the record as paths. */
export function FileInput(props: InputProps) {
  const { input, value, onChange, disabled, fileField, onBusy } = props;
  const isSingle = input.field.json !== 'array';
  const paths = toPaths(value);
  const max = isSingle ? 1 : (input.field.maxItems ?? MAX_FILES);
  const { facts, remember } = useFileFacts(paths);
  // Files end one after the other, faster than the form draws what it was told.
  const latest = useRef(paths);
  useEffect(() => {
    latest.current = paths;
  });
  const set = (next: readonly string[]): void => {
    latest.current = next;
    onChange(isSingle ? (next[0] ?? null) : next);
  };
  const upload = useFileUpload({
    field: input.field,
    fileField,
    room: isSingle ? 1 : max - paths.length,
    max,
    onAdded: (added) => {
      remember(added);
      set(isSingle ? [added.path] : [...latest.current, added.path]);
    },
    onBusy,
  });
  const taken = useDropped(disabled ? undefined : upload.start);
  const frame = useRef<HTMLDivElement>(null);
  const remove = (path: string): void => {
    set(paths.filter((one) => one !== path));
    // What was pressed is gone: the button that adds files takes the focus.
    frame.current?.querySelector<HTMLButtonElement>('[data-add]')?.focus();
  };
  return (
    // Files may be dropped or pasted anywhere here; the button inside is the control.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} className="ki-files" {...taken}>
      {paths.length > 0 ? (
        <ul aria-labelledby={props.labelledBy}>
          {paths.map((path) => (
            <FileRow
              key={path}
              path={path}
              facts={facts.get(path)}
              onRemove={disabled ? undefined : remove}
            />
          ))}
        </ul>
      ) : disabled ? (
        <span className="ki-none">–</span>
      ) : null}
      {upload.sending ? <SendingRow sending={upload.sending} /> : null}
      {disabled ? null : (
        <AddFiles {...{ props, max, isSingle }} start={upload.start} isSending={upload.sending !== null} />
      )}
      <Problems problems={upload.problems} />
    </div>
  );
}

function Problems({ problems }: { problems: readonly string[] }) {
  return (
    <div role="alert" className="ki-file-problems">
      {problems.map((text, index) => (
        <p key={`${index} ${text}`} className="ki-note">
          {text}
        </p>
      ))}
    </div>
  );
}

interface AddFilesProps {
  props: InputProps;
  isSingle: boolean;
  max: number;
  isSending: boolean;
  start: (files: readonly File[]) => void;
}

function AddFiles({ props, isSingle, max, isSending, start }: AddFilesProps) {
  const { translate, values } = useFieldTools();
  const picker = useRef<HTMLInputElement>(null);
  const { types, maxBytes } = fileRuleOf(props.input.field);
  const size = formatBytes(maxBytes, values.language);
  const rule = translate('kit.form.file_rule', { types: namesOfKinds(types), size });
  const count = isSingle ? '' : `, ${translate('kit.form.file_count', { count: max })}`;
  const ruleId = `${props.id}-rule`;
  return (
    <div className="ki-add-file">
      <input
        ref={picker}
        type="file"
        tabIndex={-1}
        hidden
        accept={types.flatMap((kind) => FILE_KINDS[kind].endings.map((ending) => `.${ending}`)).join(',')}
        multiple={!isSingle}
        onChange={({ target }) => {
          start([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <button
        {...toControlProps({ ...props, describedBy: [ruleId, props.describedBy].filter(Boolean).join(' ') })}
        type="button"
        data-add
        // The field's name, then what the button says.
        aria-labelledby={`${props.labelledBy} ${props.id}`}
        aria-required={undefined}
        aria-disabled={isSending || undefined}
        onClick={() => picker.current?.click()}
      >
        {translate('kit.form.add_file')}
      </button>
      <span aria-hidden="true">{translate('kit.form.drop_files')}</span>
      <small id={ruleId}>
        {rule}
        {count}
      </small>
    </div>
  );
}

function toPaths(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value as string[];
  return typeof value === 'string' && value !== '' ? [value] : [];
}
