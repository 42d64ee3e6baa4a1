import { parsePath } from 'react-router-dom';

let pages = 0;

/** An address as the first entry of a page's history: what other tests' pages remember by theirs is not found again. */
export function firstEntry(address: string) {
  pages += 1;
  return { ...parsePath(address), key: `page-${pages}` };
}
