/** Numbers that a notification may carry (spec 4, "Notification types"); 4 pops up when the page is opened. */
export const NOTIFICATION_TYPES = [1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 98, 99] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** How urgent it is: its tone and icon. */
export type Severity = 'info' | 'success' | 'warning' | 'danger';

/** One entry of the registry: what may be told to people. Its text is `notification.<key>`. */
export interface NotificationModel {
  /** What the sender names. */
  key: string;
  type: NotificationType;
  severity: Severity;
  /** Page that it leads to; the sender may add the id of a record. */
  link?: string;
  /** Who hears it: holders of any of these codes (`[]`: everybody), or `account`: whom the sender names. */
  to: readonly string[] | 'account';
}

/** What a sender says beside the key. */
export interface NotificationMessage {
  /** Values of the text's placeholders; `filename` also offers that export for saving. */
  params?: Readonly<Record<string, string | number>>;
  /** Record to which the link leads. */
  id?: number;
  /** Page that it leads to, where the registry names none. */
  link?: string;
  /** Accounts that hear it, where the registry says `account`. */
  accounts?: readonly number[];
  /** Records that it is about: only those hear it who may read one of them, and of several the text `<key>.many` says the `count`. */
  about?: { entity: string; ids: readonly number[] };
  /** The account that caused it and need not be told. */
  but?: number;
}

/** Tells people something: stored for each, and announced on the socket. */
export type Notify = (key: string, message?: NotificationMessage) => Promise<void>;

/** A row of `POST /notifications`; `status` 0 is unread. */
export interface NotificationRow {
  id: number;
  type: number;
  status: number;
  severity: Severity;
  /** In the reader's language. */
  title: string;
  /** Page that it is about. */
  url: string | null;
  data: Readonly<Record<string, string | number>> | null;
  /** ISO 8601 UTC. */
  created_at: string;
}
