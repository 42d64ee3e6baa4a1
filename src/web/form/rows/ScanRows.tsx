import QrCodeScannerOutlined from '@mui/icons-material/QrCodeScannerOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useDataProvider } from 'react-admin';
import type { ScanModel } from '#contract/quote.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { isObject, listOf, objectOf } from '#web/data/shapes.ts';
import { playSound } from '#web/feedback/sounds.ts';
import { useScanner } from '#web/scan/useScanner.ts';
import { controlId, useForm } from '../FormContext.ts';
import { addScanned, type Scanned } from './addScanned.ts';

const isAnswer = objectOf({ rows: listOf(isObject) });

export interface ScanRowsProps {
  /** The field that holds the rows. */
  name: string;
  model: ScanModel;
  /** Inputs of a row. */
  fields: readonly string[];
  max: number;
}

/** A code that is scanned or typed here becomes a row, or one more in the row that there is; asked one after the other. */
export function ScanRows({ name, model, fields, max }: ScanRowsProps) {
  const { id: formId, store } = useForm();
  const { translate } = useFieldTools();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [text, setText] = useState('');
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const say = (code: string, scanned: Scanned | string): void => {
    const isProblem = typeof scanned === 'string' || scanned.kind !== 'added';
    playSound(isProblem ? 'error' : 'success');
    const key = typeof scanned === 'string' ? null : `kit.form.scan_${scanned.kind}`;
    const params = typeof scanned === 'string' ? {} : { code, name: scanned.label, count: scanned.count };
    setSaid({ isProblem, text: key === null ? String(scanned) : translate(key, params) });
  };
  const take = (code: string): void => {
    queue.current = queue.current
      .then(() => dataProvider.ask(model.url, { code }, isAnswer))
      .then(({ rows }) => say(code, addScanned(store, { name, model, fields, max }, rows[0])))
      .catch((error: unknown) => say(code, error instanceof Error ? error.message : 'messages.internal'));
  };
  useScanner(take);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // Enter would send the form.
    event.preventDefault();
    event.stopPropagation();
    if (text.trim() !== '') take(text.trim());
    setText('');
  };
  const label = translate('kit.form.scan');
  return (
    <div className="fm-scan" data-scan={name}>
      <TextField
        id={`${controlId(formId, name)}-scan`}
        size="small"
        value={text}
        placeholder={label}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        slotProps={{
          htmlInput: { 'aria-label': label, autoComplete: 'off', maxLength: 100 },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <QrCodeScannerOutlined fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <p role="status" data-problem={said?.isProblem || undefined}>
        {said?.text}
      </p>
    </div>
  );
}
