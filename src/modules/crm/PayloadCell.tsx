import type { CellProps } from '#fields/CellProps.ts';

/** What a form sent, field by field. */
export function PayloadCell({ value }: CellProps) {
  if (typeof value !== 'object' || value === null) return null;
  const facts = Object.entries(value).map(([name, sent]) => `${name}: ${toText(sent)}`);
  return <span title={facts.join('\n')}>{facts.join(' · ')}</span>;
}

const toText = (sent: unknown): string => (typeof sent === 'string' ? sent : JSON.stringify(sent));
