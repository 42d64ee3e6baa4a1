import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

export interface ScanCommandProps {
  command: string;
  tone?: 'inherit' | 'warning' | 'primary';
  /** Message key, where the command has another name here. */
  text?: string;
  onRun: () => void;
}

/** A button of a place of work. */
export function ScanCommand({ command, tone = 'inherit', text, onRun }: ScanCommandProps) {
  const translate = useTranslate();
  return (
    <Button
      variant={tone === 'primary' ? 'contained' : 'outlined'}
      color={tone}
      data-scan-command={command}
      onClick={onRun}
    >
      {translate(text ?? `enum.scan_command.${command}`)}
    </Button>
  );
}
