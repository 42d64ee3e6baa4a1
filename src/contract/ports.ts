/** A file that an e-mail brings along. */
export interface Attachment {
  name: string;
  mediaType: string;
  bytes: Uint8Array;
}

/** A message to somebody outside: an SMS to a phone, or an e-mail. */
export interface OutgoingMessage {
  kind: 'sms' | 'mail';
  /** Phone with its leading 0, or e-mail address. */
  to: string;
  /** Of an e-mail. */
  subject?: string;
  text: string;
  /** Of an e-mail. */
  attachments?: readonly Attachment[];
  /** Company that sends it; absent: the installation itself, to somebody who has no company yet. */
  customerId?: number;
}

/** Delivers messages. Rejects when nobody took the message. */
export interface MessagePort {
  send(message: OutgoingMessage): Promise<void>;
}

/** A list for an account: as it would download it itself, in its language. */
export interface ListMail {
  account: number;
  /** Screen of the list. */
  list: string;
  viewMode?: string;
  /**
   * Start of the message keys `<text>.subject` and `<text>.text`. Both may name `{{date}}` (today), `{{company}}`, `{{name}}` (whose
   * account it is), `{{file}}`, `{{link}}` to the list, `{{rows}}`, each sum by its column and each count by its key.
   */
  text: string;
}

/** What came of it: the account has no address, or may not see the list (any more). */
export type ListMailResult = 'sent' | 'no_address' | 'no_right';

/** Sends people what they would see on their screens. */
export interface ListMailPort {
  /** Rejects when nobody took the message. */
  send(mail: ListMail): Promise<ListMailResult>;
}

/** The customer's files. */
export interface FilePort {
  /** Keeps a private file and gives its public id; one that no record names is forgotten after a day. */
  save(file: { name: string; mediaType: string; bytes: Uint8Array }): Promise<string>;
  /** Bytes of a file of the customer. Rejects when there is none. */
  read(publicId: string): Promise<Uint8Array>;
}

/** A call to another system. */
export interface HttpRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `https:`, or a host that the operator allows. */
  url: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  /** Until the answer is there whole; default 10 s. */
  timeoutMs?: number;
  /** A POST that may be sent twice, as with a key that the other system knows. */
  isIdempotent?: boolean;
}

export interface HttpAnswer {
  status: number;
  /** Names in small letters. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

/**
 * The one way to other systems. Private addresses are refused but those that the operator allows, redirections are answers and not
 * followed. What may be sent twice is tried three times; what may not, only where the other side says that it did nothing. A host that
 * fails again and again is left alone for a while.
 */
export interface HttpPort {
  /** Rejects with an Error where no answer comes; a bad status is an answer. */
  send(request: HttpRequest): Promise<HttpAnswer>;
}

/** What code may reach outside of the database. */
export interface Ports {
  http: HttpPort;
  messages: MessagePort;
  /** Lists by e-mail. */
  lists: ListMailPort;
  files: FilePort;
}
