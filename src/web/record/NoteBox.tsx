import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { MAX_NOTE_FILES, NOTE_FILES } from '#contract/history.ts';
import type { FieldModel } from '#contract/model.ts';
import { FILE_KINDS } from '#fields/file/fileKinds.ts';
import type { FileKind } from '#contract/field.ts';
import { FileInput } from '#fields/file/file.input.tsx';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { MentionBox, type Written } from './MentionBox.tsx';
import { toStored } from './mentionText.ts';

const Box = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  '& textarea': {
    boxSizing: 'border-box',
    width: '100%',
    padding: theme.spacing(2),
    font: 'inherit',
    color: 'inherit',
    background: theme.vars.palette.background.default,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 6,
    resize: 'vertical',
  },
  '& > button': { marginTop: theme.spacing(2) },
}));

const KINDS = (Object.keys(FILE_KINDS) as FileKind[]).filter((kind) => kind !== 'svg');
const FILES: FieldModel = {
  name: NOTE_FILES,
  type: 'file',
  json: 'array',
  maxItems: MAX_NOTE_FILES,
  file: { types: KINDS },
};

const EMPTY: Written = { text: '', named: {} };

interface NoteBoxProps {
  entity: string;
  id: number;
  /** The note is stored. */
  onDone: () => void;
}

/** Writes a note, which may name people, with files about the record; what is typed stays until the server has it. */
export function NoteBox({ entity, id, onDone }: NoteBoxProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [written, setWritten] = useState(EMPTY);
  const { text, named } = written;
  const [paths, setPaths] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(0);
  const label = useId();
  const [send, isRunning] = useExclusive(async () => {
    try {
      await dataProvider.call('/record-note', { entity, id, text: toStored(text, named), paths });
      setWritten(EMPTY);
      setPaths([]);
      onDone();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
  });
  return (
    <Box>
      <MentionBox about={{ entity, id }} value={written} onChange={setWritten} />
      {text === '' && paths.length === 0 ? null : (
        <>
          <span id={label} hidden>
            {translate('kit.history.files')}
          </span>
          <FileInput
            id={`${label}-files`}
            labelledBy={label}
            input={{ field: FILES, label: 'kit.history.files' }}
            fileField={`${entity}.${NOTE_FILES}`}
            value={paths}
            onChange={(value) => setPaths((value as readonly string[] | null) ?? [])}
            onBlur={() => undefined}
            onBusy={(work) => {
              setSending((count) => count + 1);
              void work.finally(() => setSending((count) => count - 1));
            }}
          />
          <Button
            size="small"
            variant="outlined"
            data-action="add-note"
            disabled={isRunning || sending > 0 || text.trim() === ''}
            onClick={() => void send()}
          >
            {translate('kit.history.send_note')}
          </Button>
        </>
      )}
    </Box>
  );
}
