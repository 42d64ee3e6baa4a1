/** What the server wrote into the page's head when it served it. */
export interface PageSettings {
  /** Base address of the API without a slash at its end: `/api`. */
  apiBase: string;
  /** Value of the static client key header. */
  clientKey: string;
  /** The demo company is loaded: its accounts may be shown at the login. */
  isDemo: boolean;
  /** E-mail leaves by an SMTP server. */
  sendsMail: boolean;
  /** How the provider of the product is reached. */
  providerContact?: string;
  /** Days for which a company's data is kept after its licence; absent: nothing is promised. */
  keptDays?: number;
  /** Nonce that style elements need. */
  nonce?: string;
}

/** Reads the page's settings; `/api` and `khuon` when the page says nothing. */
export function readPageSettings(page: Document): PageSettings {
  const content = (name: string) => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
  const contact = content('provider-contact');
  const keptDays = Number(content('data-kept-days') || 0);
  const nonce = page.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  return {
    apiBase: (content('api-base') || import.meta.env.VITE_API_BASE || '/api').replace(/\/$/, ''),
    clientKey: content('client-key') || 'khuon',
    isDemo: content('demo') === '1',
    sendsMail: content('sends-mail') === '1',
    ...(contact && !contact.startsWith('__') && { providerContact: contact }),
    ...(keptDays > 0 && { keptDays }),
    nonce: nonce || undefined,
  };
}
