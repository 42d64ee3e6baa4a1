import { useEffect } from 'react';
import { useLocale } from 'react-admin';
import type { Language } from '#contract/session.ts';
import { useApp } from '#web/app/AppContext.ts';
import { useSession } from '#web/auth/session.ts';

const VERSION = 'v22.0';

const LOCALES: Readonly<Record<Language, string>> = { vi: 'vi_VN', en: 'en_US', zh: 'zh_CN' };

/**
 * Loads the social SDK for those who work with its channels (spec 2.5), and for nobody else: the page's policy allows
 * its address to all. A code that is declared so is asked for itself: `super_admin` does not imply it (readings). Nothing waits for
 * it, and the page works without it.
 */
export function SocialSdk() {
  const { permissions } = useSession();
  const { app } = useApp();
  const language = useLocale() as Language;
  const isWanted = app.socialSdkCodes?.some((code) => permissions.includes(code)) === true;
  useEffect(() => {
    if (isWanted) loadSdk(LOCALES[language]);
  }, [isWanted, language]);
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
