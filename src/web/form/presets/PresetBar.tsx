import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { lazyPart } from '#web/app/lazyPart.tsx';
import { useForm } from '../FormContext.ts';

const PresetMenu = lazyPart(() => import('./PresetMenu.tsx'));

/** The user's own templates of a form for new records: choose, keep, delete. */
export function PresetBar() {
  const { store } = useForm();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { presets } = store.form;
  if (!presets) return null;
  return (
    <header className="fm-head">
      <Button
        variant="outlined"
        data-action="presets"
        startIcon={<BookmarksOutlined />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('kit.form.presets')}
      </Button>
      {anchor ? <PresetMenu anchor={anchor} fields={presets} onClose={() => setAnchor(null)} /> : null}
    </header>
  );
}
