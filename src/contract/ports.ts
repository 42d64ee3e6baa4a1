/** A message to somebody outside: an SMS to a phone, or an e-mail. */
export interface OutgoingMessage {
  kind: 'sms' | 'mail';
  /** Phone with its leading 0, or e-mail address. */
  to: string;
  /** Of an e-mail. */
  subject?: string;
  text: string;
  /** Company that sends it; absent: the installation itself, to somebody who has no company yet. */
  customerId?: number;
}

/** Delivers messages. Rejects when nobody took the message. */
export interface MessagePort {
  send(message: OutgoingMessage): Promise<void>;
}

/** The customer's files. */
export interface FilePort {
  /** Keeps a private file and gives its public id; one that no record names is forgotten after a day. */
  save(file: { name: string; mediaType: string; bytes: Uint8Array }): Promise<string>;
  /** Bytes of a file of the customer. Rejects when there is none. */
  read(publicId: string): Promise<Uint8Array>;
}

/** What code may reach outside of the database. */
export interface Ports {
  messages: MessagePort;
  files: FilePort;
}
