import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import type { Paper } from '#contract/print.ts';
import { printContent } from './printContent.ts';

/**
 * Gives the way to print something on its own: an element of the page, or an HTML document as text. It waits for fonts and
 * pictures, for five seconds at most, and resolves when the browser has taken the page over.
 */
export function usePrint(): (content: HTMLElement | string, paper: Paper) => Promise<void> {
  const language = useLocale();
  return useCallback((content, paper) => printContent({ content, paper, language }), [language]);
}
