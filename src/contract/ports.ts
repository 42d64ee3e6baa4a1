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
