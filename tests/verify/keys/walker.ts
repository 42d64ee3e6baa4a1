/*
 * What runs in the page while the keyboard walks through it. The functions travel as their text (`SOURCE`) and keep
 * what they know in `window.verifyWalk`.
 */

/** What is wrong with a place where the focus was, or was not. */
export interface KeyFault {
  /** What the walk found: the texts of `checkKeyboard` say what each means. */
  kind: 'reach' | 'ring' | 'covered' | 'order' | 'trap' | 'pointer' | 'outside' | 'closed';
  name: string;
}

interface Walk {
  root: HTMLElement;
  seen: Set<Element>;
  /** What there was to come by at the beginning. */
  all: readonly HTMLElement[];
  last: HTMLElement | null;
  /** How the place looks that has the focus now. */
  ring: string;
  faults: KeyFault[];
}

declare global {
  interface Window {
    verifyWalk: Walk;
  }
}

/** Begins below the last visible element that fits; the focus stays where it is inside, or goes before the first place. */
function begin(selector: string): boolean {
  const root = [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown).pop();
  if (!root) return false;
  window.verifyWalk = { root, seen: new Set(), all: [], last: null, ring: '', faults: [] };
  window.verifyWalk.all = places(root);
  const at = document.activeElement;
  if (at instanceof HTMLElement && at !== document.body && root !== document.body && root.contains(at)) {
    arrive(at);
    return true;
  }
  if (root !== document.body) return true;
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  return true;
}

/** After a key: notes where the focus is now. True: the walk is over. */
function step(): boolean {
  const walk = window.verifyWalk;
  if (!walk.root.isConnected) {
    // It may close at its end.
    if (!walk.all.every((one) => walk.seen.has(one) || isByAnother(one, walk.seen)))
      note('closed', walk.root);
    return true;
  }
  const at = document.activeElement as HTMLElement | null;
  const isNowhere = at === null || at === document.body || (at !== walk.root && at.contains(walk.root));
  if (at === walk.last) return true;
  leave(walk);
  if (isNowhere) return walk.seen.size > 0;
  if (walk.seen.has(at)) return true;
  if (!walk.root.contains(at)) {
    if (walk.root.closest('[role=dialog][aria-modal=true]')) note('outside', at);
    return true;
  }
  arrive(at);
  return false;
}

/** A place that looks the same with the focus and without it shows nothing. */
function leave(walk: Walk): void {
  const { last } = walk;
  walk.last = null;
  // What holds other places is not itself one that is pressed; nor is a search whose lines are marked instead.
  const isHolder =
    (last?.tabIndex === -1 && last.matches('div, ul, main')) || last?.matches('[aria-activedescendant]');
  if (last?.isConnected && !isHolder && isShown(last) && ringOf(last) === walk.ring) note('ring', last);
}

function arrive(at: HTMLElement): void {
  const walk = window.verifyWalk;
  const before = [...walk.seen].pop();
  const isBack =
    before?.isConnected && (before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  // A dialog is walked round and round.
  if (isBack && walk.root === document.body) note('order', at);
  walk.seen.add(at);
  walk.last = at;
  walk.ring = ringOf(at);
  if (isShown(at) && isCovered(at)) note('covered', at);
}

/** Lets the last place go; how it looks then is read a moment later. */
function release(): void {
  window.verifyWalk.last?.blur();
}

/** What was not come by, and what only a pointer can press. */
function end(): KeyFault[] {
  const walk = window.verifyWalk;
  const { last } = walk;
  leave(walk);
  last?.focus();
  for (const place of places(walk.root)) if (!walk.seen.has(place)) note('reach', place);
  for (const place of pointerPlaces(walk.root)) note('pointer', place);
  return walk.faults;
}

function note(kind: KeyFault['kind'], at: Element): void {
  const name = nameOf(at);
  const { faults } = window.verifyWalk;
  if (!faults.some((fault) => fault.kind === kind && fault.name === name)) faults.push({ kind, name });
}

/** Everything that can be pressed or filled and that a key must come by. */
function places(root: HTMLElement): HTMLElement[] {
  const { seen } = window.verifyWalk;
  const row = root.closest('[data-row]');
  const all = root.querySelectorAll<HTMLElement>(
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [role=button], [role=tab], [role=menuitem], [role=switch], [role=checkbox]',
  );
  return [...all].filter((one) => {
    if (!isShown(one) || one.matches(':disabled, [aria-disabled=true]:not([tabindex])')) return false;
    if (one.closest('[inert], [aria-hidden=true]')) return false;
    // Rows of a table are walked by themselves.
    if (!row && one.closest('tr[data-row]')) return false;
    return !isByAnother(one, seen);
  });
}

/** One of several places of which the keyboard takes one: tabs, options, radio buttons, the cross of a box to search in. */
function isByAnother(one: HTMLElement, seen: ReadonlySet<Element>): boolean {
  const group = one.closest('[role=tablist], [role=radiogroup], [role=menu], [role=listbox], [role=grid]');
  if (group && one.tabIndex < 0)
    return [...seen].some(
      (other) => group.contains(other) || other.getAttribute('aria-controls') === group.id,
    );
  if (one instanceof HTMLInputElement && one.type === 'radio') {
    const alike = `input[type=radio][name="${one.name}"]`;
    return [...seen].some((other) => other.matches(alike));
  }
  return one.tabIndex < 0 && one.parentElement?.querySelector(':scope > [role=combobox]') !== null;
}

/** Looks as if it could be pressed, and no key does. */
function pointerPlaces(root: HTMLElement): HTMLElement[] {
  const keyed = 'a[href], button, input, select, textarea, summary, label, [tabindex], [role=option]';
  return [...root.querySelectorAll<HTMLElement>('*')].filter((one) => {
    if (getComputedStyle(one).cursor !== 'pointer' || !isShown(one)) return false;
    if (one.parentElement && getComputedStyle(one.parentElement).cursor === 'pointer') return false;
    return !one.matches(keyed) && !one.closest(keyed) && !one.querySelector(keyed);
  });
}

function isShown(one: Element): boolean {
  const { width, height } = one.getBoundingClientRect();
  return width > 1 && height > 1 && one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
}

/** Whether nothing of it can be seen, or something stands over all of it. */
function isCovered(at: HTMLElement): boolean {
  const { left, top, width, height } = at.getBoundingClientRect();
  const spots = [
    [0.5, 0.5],
    [0.1, 0.2],
    [0.9, 0.2],
    [0.1, 0.8],
    [0.9, 0.8],
  ] as const;
  return spots.every(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    if (!hit) return true;
    return !at.contains(hit) && !hit.contains(at) && !hit.closest('label')?.contains(at);
  });
}

/** What a focus may change: outlines, shadows and borders of the place, what is in it, beside it and around it. */
function ringOf(at: HTMLElement): string {
  const around = [at.parentElement, at.parentElement?.parentElement, at.nextElementSibling];
  const nodes = [at, ...around, ...at.children].filter(
    (one): one is HTMLElement => one instanceof HTMLElement,
  );
  const parts = nodes.map((one) => edgesOf(getComputedStyle(one)));
  return [...parts, edgesOf(getComputedStyle(at, '::after')), edgesOf(getComputedStyle(at, '::before'))].join(
    '|',
  );
}

function edgesOf(style: CSSStyleDeclaration): string {
  const outline =
    style.outlineStyle === 'none' || style.outlineWidth === '0px'
      ? ''
      : `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor}`;
  return [outline, style.boxShadow, style.borderColor, style.borderWidth].join(';');
}

/** How a finding calls it: by the schema's key where there is one, and by its text. */
function nameOf(at: Element): string {
  const keys = ['control', 'action', 'mode', 'filter', 'input', 'field', 'menu', 'module', 'tile', 'column'];
  const found = keys.flatMap((key) => {
    const holder = at.closest(`[data-${key}]`);
    return holder ? `${key} ${holder.getAttribute(`data-${key}`)}` : [];
  });
  const text = (at.getAttribute('aria-label') ?? at.textContent ?? '').replace(/\s+/g, ' ').trim();
  return `${found[0] ? `${found[0]}: ` : ''}${at.tagName.toLowerCase()}${at.id ? `#${at.id}` : ''} “${text.slice(0, 40)}”`;
}

/** The functions of the page as one script that gives `{begin, step, release, end}`. */
export const SOURCE = `window.verifyWalker ??= (() => {
${[
  begin,
  step,
  leave,
  arrive,
  release,
  end,
  note,
  places,
  isByAnother,
  pointerPlaces,
  isShown,
  isCovered,
  ringOf,
  edgesOf,
  nameOf,
].join('\n')}
return { begin, step, release, end };
})();`;
