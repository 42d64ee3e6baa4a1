import { Fragment } from 'react';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { toSafeUrl } from '#fields/link/link.ts';

/** An address inside a token, between the signs that open and close a sentence or a bracket. */
const ADDRESS = /^([([{'"“‘]*)(.*?)([.,;:!?)\]}'"”’…]*)$/s;

/** Text whose web addresses can be followed (spec 2.6); only http and https, opened without a way back. */
export function LinkedText({ text }: { text: string }) {
  if (!/https?:\/\//i.test(text)) return text;
  return text.split(/(\s+)/).map((token, index) => <Token key={index} token={token} />);
}

function Token({ token }: { token: string }) {
  const [, before, address = '', after] = ADDRESS.exec(token) ?? [];
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
