import type { Language } from "@agency/content/settings";
import type { ProposalKind } from "@agency/model/proposals";

/** What an assistant proposes for a draft. It is deleted once somebody accepted or dismissed it, and with its token. */
export type Proposal = {
  id: string;
  reportId: string;
  tokenId: string;
  kind: ProposalKind;
  /** Of a comment; null for a line. */
  language: Language | null;
  text: string;
  createdAt: Date;
};
