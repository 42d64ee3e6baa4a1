import { Fragment } from 'react';
import { dropEnd } from '#contract/text.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toSafeUrl } from '#fields/link/link.ts';

/** Signs that open and close a sentence or a bracket: an address in it stands between them. */
const OPENING = /^[([{'"“‘]*/;
const CLOSING = '.,;:!?)]}\'"”’…';

/** Text whose web addresses can be followed (spec 2.6); only http and https, opened without a way back. */
export function LinkedText({ text }: { text: string }) {
  if (!/https?:\/\//i.test(text)) return text;
  return text.split(/(\s+)/).map((token, index) => <Token key={index} token={token} />);
}

function Token({ token }: { token: string }) {
  const before = OPENING.exec(token)?.[0] ?? '';
  const address = dropEnd(token.slice(before.length), CLOSING);
  const after = token.slice(before.length + address.length);
  const url = toSafeUrl(address);
  if (!url) return token;
  return (
    <Fragment>
      {before}
      <ExternalLink url={url} text={address} />
      {after}
    </Fragment>
  );
}

/** A link out of the application. */
export function ExternalLink({ url, text }: { url: string; text: string }) {
  const { cellTabIndex } = useFieldTools();
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      tabIndex={cellTabIndex}
      className="kf-link"
    >
      {text}
    </a>
  );
}
