import type { AccountKind } from "@agency/model/connections";

/** Which account of a connection belongs to a client. A client has one of each kind at most. */
export type Source = {
  id: string;
  clientId: string;
  connectionId: string;
  kind: AccountKind;
  /** Google's name for it: the number of a property, or a site such as `sc-domain:kedai.example`. */
  accountId: string;
  /** As people know it. */
  name: string;
  /** The account's days are days of this zone. */
  timeZone: string;
  /** Username of the member of staff who chose it. */
  chosenBy: string;
  chosenAt: Date;
};
