/** Links of the page whose stylesheets could not be read. */
const failed = new Set<HTMLLinkElement>();

/** Begins to notice them; to be called before the first one is asked for. */
export function watchStylesheets(): void {
  // The events of elements do not rise: they are caught on their way down.
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    true,
  );
}

/** Whether a failure names a stylesheet: Vite ends its message with the address of the one that did not come. */
export function namesStylesheet(message: string): boolean {
  return /\.css(\?\S*)?$/.test(message);
}

/** Addresses of the stylesheets that could not be read. */
export function lostStylesheets(): readonly string[] {
  return Array.from(failed, ({ href }) => href);
}

/** Address of a stylesheet that is still on its way; undefined when there is none. */
export function awaitedStylesheet(): string | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return Array.from(links).find((link) => link.sheet === null && !failed.has(link))?.href;
}

/** Asks again for every stylesheet that could not be read: Vite asks for each only once. Never rejects. */
export async function reloadStylesheets(): Promise<void> {
  await Promise.all([...failed].map(reload));
}

function reload(lost: HTMLLinkElement): Promise<void> {
  const link = lost.cloneNode() as HTMLLinkElement;
  failed.delete(lost);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    lost.replaceWith(link);
  });
}
