import { createTransport } from 'nodemailer';
import type { Attachment } from '#contract/ports.ts';

/** How e-mail leaves: the address of an SMTP server with who we are there, and whose name stands under it. */
export interface SmtpSettings {
  /** `smtp://user:password@host:port`; `smtps://` speaks TLS from the start, `smtp://` as soon as the server offers it. */
  url: string;
  from: string;
}

export interface Mail {
  /** Start of its Message-ID: the same at every try, so that who gets it twice can see that. */
  key: string;
  to: string;
  subject: string;
  text: string;
  attachments: readonly Attachment[];
}

/** Gives e-mail to an SMTP server; resolves when that has taken it. */
export type Mailer = (mail: Mail) => Promise<void>;

const CONNECT_MS = 20_000;
const SILENT_MS = 60_000;

/** A connection for each e-mail; there are few. */
export function createMailer({ url, from }: SmtpSettings): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? hostname;
  const transport = createTransport({
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENT_MS,
  });
  return async ({ key, to, subject, text, attachments }) => {
    await transport.sendMail({
      messageId: `<${key}@${domain}>`,
      from,
      // An object is one address, whatever stands in it.
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      attachments: attachments.map(({ name, mediaType, bytes }) => ({
        filename: name,
        contentType: mediaType,
        content: Buffer.from(bytes),
      })),
    });
  };
}

/** What the server says of an address or a text it says again (5xx). That it does not know us is for the operator to mend: 530. */
export function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode !== 530;
}
