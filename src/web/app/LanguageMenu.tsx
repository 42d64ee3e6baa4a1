import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useI18nProvider, useLocale, useNotify, useTranslate } from 'react-admin';
import { LANGUAGES } from '#contract/session.ts';
import type { Language } from '#contract/session.ts';
import { LANGUAGE_NAMES } from '#web/i18n/language.ts';
import { Icon } from './Icon.tsx';

/** Chooses the language of the page; what is typed stays. */
export function LanguageMenu() {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useI18nProvider();
  const current = useLocale() as Language;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (language: Language) => {
    setAnchor(null);
    Promise.resolve(provider.changeLocale(language)).catch(() =>
      notify('ra.notification.i18n_error', { type: 'error' }),
    );
  };
  return (
    <>
      <Button
        color="inherit"
        sx={{ color: 'action.active' }}
        aria-label={`${translate('kit.shell.language')}: ${LANGUAGE_NAMES[current]}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        data-control="language"
        startIcon={<Icon name="language" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {current.toUpperCase()}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LANGUAGES.map((language) => (
          <MenuItem
            key={language}
            lang={language}
            data-language={language}
            selected={language === current}
            onClick={() => choose(language)}
          >
            {LANGUAGE_NAMES[language]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
