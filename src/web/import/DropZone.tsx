import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState, type DragEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';

const Zone = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(9, 4),
  border: `1px dashed ${theme.vars.palette.text.secondary}`,
  borderRadius: theme.shape.borderRadius,
  textAlign: 'center',
  transition: 'background-color 150ms',
  '& > svg': { fontSize: 32, color: theme.vars.palette.primary.main },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary },
  '& p:first-of-type': { color: theme.vars.palette.text.primary, fontWeight: 500 },
  '&[data-over]': { background: theme.vars.palette.action.hover, borderStyle: 'solid' },
  [theme.breakpoints.down('md')]: { padding: theme.spacing(6, 4), '& .drop-hint': { display: 'none' } },
}));

export interface DropZoneProps {
  /** Most rows of a file. */
  maxRows: number;
  onFile: (file: File) => void;
}

/** Takes a workbook: dropped, or chosen by button, keyboard or the phone's file picker. */
export function DropZone({ maxRows, onFile }: DropZoneProps) {
  const translate = useTranslate();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Zone
      data-over={isOver || undefined}
      data-control="drop"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <p className="drop-hint">{translate('kit.import.drop')}</p>
      <Button variant="contained" data-action="choose-file" onClick={() => picker.current?.click()}>
        {translate('kit.import.choose')}
      </Button>
      <p>{translate('kit.import.limits', { limit: maxRows })}</p>
      <input
        ref={picker}
        hidden
        type="file"
        data-input="file"
        aria-label={translate('kit.import.choose')}
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file, mended, may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </Zone>
  );
}
