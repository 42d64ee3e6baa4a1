/** Spec 9: pagination shows 5 pages. */
const SHOWN = 5;

/** The page numbers to offer: five around the present one, fewer when there are fewer. */
export function pageNumbers(page: number, totalPages: number): readonly number[] {
  const count = Math.min(SHOWN, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}

/** The page that a typed text means, within what there is; null when it is no number. */
export function parsePage(typed: string, totalPages: number): number | null {
  const page = Number(typed.trim());
  return typed.trim() === '' || !Number.isInteger(page) ? null : Math.min(Math.max(1, page), totalPages);
}
