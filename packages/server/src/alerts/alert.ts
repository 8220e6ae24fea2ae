import type { Alert, AlertKind } from "@agency/model/alerts/alert";

/** An alert as it is kept, from its first day until it is over. */
export type StoredAlert = {
  id: string;
  clientId: string;
  /** The source whose days it is about; null for ads, which come from files. It goes with its source. */
  sourceId: string | null;
  kind: AlertKind;
  /** As `alertSubject` names it. */
  subject: string;
  /** The first day of what it is about, as when it was found. */
  begunOn: string;
  /** As it was seen last. */
  seen: Alert;
  foundAt: Date;
  /** When an email told the staff; null before. */
  toldAt: Date | null;
  /** When it was over; null while it lasts. */
  endedAt: Date | null;
  /** When somebody dismissed it; null until then. */
  dismissedAt: Date | null;
  /** The username of who did. */
  dismissedBy: string | null;
};
