import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate, useTranslate } from 'react-admin';
import { Icon } from '../Icon.tsx';
import type { MenuSection } from '../menu.ts';
import { CommandList, LIST_ID, optionId } from './CommandList.tsx';
import { useManualCommands } from './useManualCommands.ts';
import { useRecordCommands } from './useRecordCommands.ts';
import { useScreenCommands } from './useScreenCommands.ts';

interface Props {
  menu: readonly MenuSection[];
  onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Finds a screen by its name, a record by its code, or a page of the manual by what it speaks of, without regard to accents; arrow keys choose, Enter opens. */
export default function CommandPalette({ menu, onClose }: Props) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const [index, setIndex] = useState(0);
  const screens = useScreenCommands(menu, query);
  const records = useRecordCommands(query);
  const manual = useManualCommands(query);
  const groups = [...screens, records.group, manual].filter(({ commands }) => commands.length > 0);
  const all = groups.flatMap(({ commands }) => commands);
  const active = Math.max(0, Math.min(index, all.length - 1));
  const steer = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const chosen = all[active];
    // While an input method composes, its keys are not ours.
    if (event.nativeEvent.isComposing) return;
    if (step) setIndex((active + step + all.length) % Math.max(all.length, 1));
    if (event.key === 'Enter' && chosen) {
      onClose();
      navigate(chosen.route);
    }
    if (step || event.key === 'Enter') event.preventDefault();
  };
  const type = (next: string) => {
    setQuery(next);
    setIndex(0);
  };
  const say = toSaying(records, all.length);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      fullWidth
      slotProps={{ paper: { 'aria-label': translate('kit.shell.palette') } }}
      data-control="palette"
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <QueryInput
        value={query}
        active={all.length > 0 ? optionId(active) : undefined}
        onChange={type}
        onKeyDown={steer}
      />
      <CommandList groups={groups} active={active} onOpen={onClose} />
      <Typography color="textSecondary" variant="body2" aria-live="polite" sx={{ px: 4, pb: say ? 3 : 0 }}>
        {say && translate(say, { query })}
      </Typography>
    </Dialog>
  );
}

/** What is said under the lines: a message key or a finished text. */
function toSaying({ isSearching, error }: { isSearching: boolean; error?: string }, count: number): string {
  if (error) return error;
  if (isSearching) return 'kit.shell.palette_searching';
  return count === 0 ? 'kit.shell.palette_nothing' : '';
}

interface QueryInputProps {
  value: string;
  /** Id of the chosen line. */
  active: string | undefined;
  onChange: (query: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function QueryInput({ value, active, onChange, onKeyDown }: QueryInputProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <InputBase
      inputRef={input}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      placeholder={translate('kit.shell.palette_hint')}
      startAdornment={<Icon name="search" sx={{ mr: 2 }} />}
      sx={{ px: 4, height: 52, flexShrink: 0 }}
      slotProps={{
        input: {
          role: 'combobox',
          'aria-label': translate('kit.shell.palette'),
          'aria-expanded': true,
          'aria-controls': LIST_ID,
          'aria-activedescendant': active,
          autoComplete: 'off',
          spellCheck: false,
        },
      }}
    />
  );
}
