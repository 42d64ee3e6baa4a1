/** The cell that Tab goes on to: the next one of the screen that is changed in the list, or the one before. */
export function nextCell(box: HTMLElement | null, isBack: boolean): HTMLElement | undefined {
  const own = box?.parentElement?.querySelector('[data-edit]');
  const cells = [...(box?.closest('[data-screen]')?.querySelectorAll<HTMLElement>('[data-edit]') ?? [])];
  const at = own ? cells.indexOf(own as HTMLElement) : -1;
  return at < 0 ? undefined : cells[at + (isBack ? -1 : 1)];
}

/** Goes to it and opens it; a switch is only gone to, because to press it is to turn it. */
export function openCell(cell: HTMLElement): void {
  cell.focus();
  if (cell.getAttribute('role') !== 'switch') cell.click();
}
