import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState, type KeyboardEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { LookupRow } from '#contract/wire.ts';
import { AskDialog } from '../AskDialog.tsx';
import { useForm } from '../FormContext.ts';
import type { PresetField } from '../FormDefinition.ts';
import { presetContent, presetValues } from './presetValues.ts';
import { usePresets, type Presets } from './usePresets.ts';

export interface PresetMenuProps {
  anchor: HTMLElement;
  /** Fields that a template keeps. */
  fields: readonly PresetField[];
  onClose: () => void;
}

/** The templates to choose from, and a line that keeps what stands in the form as another one. */
export default function PresetMenu({ anchor, fields, onClose }: PresetMenuProps) {
  const { store } = useForm();
  const translate = useTranslate();
  const notify = useNotify();
  const presets = usePresets(store.form.screen);
  const choose = async (row: LookupRow): Promise<void> => {
    const content = await presets.read(row.id);
    if (!content) return;
    const { values } = store.state();
    store.setValues({ ...values, ...presetValues(store, fields, content, values) });
    notify('kit.form.preset_chosen', { type: 'info', messageArgs: { label: row.label } });
    onClose();
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { 'aria-label': translate('kit.form.presets'), role: 'dialog' } }}
    >
      <div className="fm-presets">
        <PresetList presets={presets} onChoose={(row) => void choose(row)} />
        <KeepLine presets={presets} fields={fields} />
      </div>
    </Popover>
  );
}

interface PresetListProps {
  presets: Presets;
  onChoose: (row: LookupRow) => void;
}

function PresetList({ presets, onChoose }: PresetListProps) {
  const translate = useTranslate();
  const { rows, error, isLoading } = presets;
  if (error)
    return (
      <p role="alert" className="ki-note">
        {error.message}
      </p>
    );
  if (rows.length === 0)
    return <p className="ki-note">{translate(isLoading ? 'kit.form.searching' : 'kit.form.no_presets')}</p>;
  return (
    <ul>
      {rows.map((row) => (
        <PresetLine key={row.id} row={row} presets={presets} onChoose={onChoose} />
      ))}
    </ul>
  );
}

function PresetLine({ row, presets, onChoose }: PresetListProps & { row: LookupRow }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  const label = translate('kit.form.remove_preset', { label: row.label });
  const remove = (): void => {
    setAsking(false);
    void presets.remove(row.id);
  };
  return (
    <li data-preset={row.id}>
      <button type="button" className="ki-option" onClick={() => onChoose(row)}>
        {row.label}
      </button>
      <button
        type="button"
        className="ki-icon"
        disabled={presets.isBusy}
        aria-label={label}
        title={label}
        data-action="delete-preset"
        onClick={() => setAsking(true)}
      >
        <DeleteOutlined />
      </button>
      {isAsking ? (
        <AskDialog
          title={label}
          text={translate('kit.form.remove_preset_text')}
          yes={translate('action.delete')}
          no={translate('action.close')}
          isDanger
          onYes={remove}
          onNo={() => setAsking(false)}
        />
      ) : null}
    </li>
  );
}

function KeepLine({ presets, fields }: { presets: Presets; fields: readonly PresetField[] }) {
  const { store } = useForm();
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const isKnown = presets.rows.some(({ label }) => label === name);
  const keep = async (): Promise<void> => {
    if (name === '') return;
    if (await presets.save(name, presetContent(store.state(), fields))) setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void keep();
  };
  return (
    <div className="fm-preset-new">
      <span className="ki-box">
        <input
          aria-label={translate('kit.form.preset_name')}
          placeholder={translate('kit.form.preset_name')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </span>
      <Button
        variant="contained"
        data-action="save-preset"
        disabled={name === '' || presets.isBusy}
        onClick={() => void keep()}
      >
        {translate(isKnown ? 'kit.form.preset_replace' : 'kit.form.preset_keep')}
      </Button>
    </div>
  );
}
