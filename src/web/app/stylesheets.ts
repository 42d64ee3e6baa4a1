/** Links of the page whose stylesheets could not be read. */
const failed = new Set<HTMLLinkElement>();
/** Links whose stylesheets were read since `watchStylesheets`. */
const read = new WeakSet<HTMLLinkElement>();
/** Links that ask for one that could not be read before. */
const repeated = new WeakSet<Node>();

/** Begins to notice how they come; to be called before the first one is asked for. */
export function watchStylesheets(): void {
  // The events of elements do not rise: they are caught on their way down.
  const watch = (name: 'load' | 'error', known: { add(link: HTMLLinkElement): unknown }) =>
    document.addEventListener(
      name,
      ({ target }) => {
        if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') known.add(target);
      },
      true,
    );
  watch('load', read);
  watch('error', failed);
  // The page's own came before this script, or were lost before anybody could notice.
  for (const link of links()) if (!hasRules(link)) failed.add(link);
}

/** Whether a failure names a stylesheet: Vite ends its message with the address of the one that did not come. */
export function namesStylesheet(message: string): boolean {
  return /\.css(\?[^\s?]*)?$/.test(message);
}

/** Address of a stylesheet that could not be read; undefined when there is none. */
export function lostStylesheet(): string | undefined {
  return [...failed][0]?.href;
}

/** Address of a stylesheet that is still on its way; undefined when there is none. */
export function awaitedStylesheet(): string | undefined {
  return onTheirWay()[0]?.href;
}

/** Asks again for every stylesheet that could not be read: Vite asks for each only once. */
export function reloadStylesheets(): void {
  const lost = [...failed];
  failed.clear();
  for (const link of lost) {
    const again = link.cloneNode();
    repeated.add(again);
    link.replaceWith(again);
  }
}

/** Whether one that could not be read was asked for only once. */
export function isLostOnce(): boolean {
  return [...failed].some((link) => !repeated.has(link));
}

/** Resolves when no stylesheet is on its way, whoever asked for it. Never rejects. */
export async function settleStylesheets(): Promise<void> {
  await Promise.all(onTheirWay().map(settle));
}

const links = () => Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'));

function onTheirWay(): HTMLLinkElement[] {
  return links().filter((link) => link.sheet === null && !read.has(link) && !failed.has(link));
}

/** Chromium gives a lost stylesheet as well, but not its rules. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length >= 0;
  } catch {
    return false;
  }
}

function settle(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}
