import type { SearchCountry } from "@agency/content/settings";
import type { AccountKind } from "@agency/model/connections";
import type { FigureKey } from "@agency/model/figures";
import type { SourceProblem } from "@agency/model/source-problem";
import type { Accepted } from "./doubt.ts";

/** Which searches count as a client's own. */
export type Tracking = {
  /** In the staff's order; empty for the queries with the most clicks. */
  keywords: string[];
  /** Where people search; null for everywhere. */
  country: SearchCountry | null;
};

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
  /** The sites whose figures it has, as `siteOf` names them; empty where Google names none. */
  sites: string[];
  /** What made it doubtful that the account is the client's, and who chose it nevertheless. */
  accepted: Accepted[];
  /** The account's days are days of this zone. */
  timeZone: string;
  /** Username of the member of staff who chose it. */
  chosenBy: string;
  chosenAt: Date;
  /** Of a Search Console site; null until the staff set it. */
  tracking: Tracking | null;
  /** The figures that it fills; null until the staff choose: what its kind usually fills. */
  fills: FigureKey[] | null;
  /** Why the last reading gave no figures; null when it did, or before the first one. */
  problem: SourceProblem | null;
  /** Since when it has that problem. */
  problemSince: Date | null;
  /** When figures were last read. */
  readAt: Date | null;
};
