import type { Language } from '#contract/session.ts';

/* These texts stand here because what failed is the loading of texts. */
const TEXTS: Readonly<Record<Language, { text: string; button: string }>> = {
  vi: { text: 'Chưa tải được trang. Hãy kiểm tra mạng rồi tải lại.', button: 'Tải lại' },
  en: { text: 'The page could not be loaded. Check the connection, then reload.', button: 'Reload' },
  zh: { text: '页面未能加载。请检查网络后重新加载。', button: '重新加载' },
};

/** Says that the app's first files could not be read, with a button to reload; in place of a blank page. */
export function showBootFailure(root: HTMLElement, language: Language): void {
  const text = document.createElement('p');
  text.textContent = TEXTS[language].text;
  text.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.textContent = TEXTS[language].button;
  button.addEventListener('click', () => window.location.reload());
  root.replaceChildren(text, button);
}
