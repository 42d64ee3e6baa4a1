import { useEffect } from 'react';
import { useLocale } from 'react-admin';
import type { Language } from '#contract/session.ts';
import { useSession } from '#web/auth/session.ts';
import { useApp } from '../AppContext.ts';
import { allowSocial, isSocialAllowed } from './allowSocial.ts';

/** The code that needs it, itself: `super_admin` does not imply it (readings). */
const CODE = 'crm_lead_create';

const VERSION = 'v22.0';

const LOCALES: Readonly<Record<Language, string>> = { vi: 'vi_VN', en: 'en_US', zh: 'zh_CN' };

/**
 * Loads the social SDK for those who work with its channels (spec 2.5). The page's policy allows its server only
 * when the browser says before that it is wanted, so the first page of such a person is loaded once more. Nothing
 * waits for it, and the page works without it.
 */
export function SocialSdk() {
  const { permissions } = useSession();
  const { settings } = useApp();
  const language = useLocale() as Language;
  const isWanted = permissions.includes(CODE);
  const isAllowed = settings.isSocialAllowed === true;
  useEffect(() => {
    if (isSocialAllowed() !== isWanted) {
      const isKept = allowSocial(isWanted);
      if (isWanted && isKept && !isAllowed) window.location.reload();
    } else if (isWanted && isAllowed) loadSdk(LOCALES[language]);
  }, [isWanted, isAllowed, language]);
  return null;
}

function loadSdk(locale: string): void {
  if (document.getElementById('social-sdk')) return;
  const script = document.createElement('script');
  script.id = 'social-sdk';
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.src = `https://connect.facebook.net/${locale}/sdk.js#xfbml=0&version=${VERSION}`;
  document.head.append(script);
}
