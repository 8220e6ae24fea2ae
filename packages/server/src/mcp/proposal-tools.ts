import { z } from "zod";
import type { Answer } from "@agency/contracts/calls";
import { languageSchema } from "@agency/contracts/common";
import { longestProposal, mostProposals } from "@agency/model/proposals";
import type { Proposal } from "../proposals/proposal.ts";
import { Refused } from "./read-api.ts";
import { type AddTool, client, periodStart, reportType } from "./tool-input.ts";

/** Leaves a proposal with the caller's token. @returns whether it was kept */
export type Propose = (
  place: { clientId: string; reportId: string },
  proposed: Pick<Proposal, "kind" | "language" | "text">,
) => Promise<boolean>;

type Row = Answer<"GET /api/reports/board">["rows"][number];
type FindRow = (
  name: string,
  asked: { reportType: "weekly" | "monthly" | "quarterly"; periodStart?: string | undefined },
) => Promise<{ clientId: string; row: Row }>;

/** Controls, and letters that nobody sees or that turn the direction of others: somebody has to see what they accept. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u;

/** Text that is seen as it is. @param breaks whether it may have several lines */
const visibleText = (most: number, { breaks }: { breaks: boolean }) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => !hidden.test(breaks ? text.replaceAll("\n", "") : text), "Hidden or control characters");

const kept = {
  proposed: true,
  next: "Somebody of the agency sees it in the review of this report and accepts or dismisses it. No client sees it before.",
};

/** The tools of tokens that may propose. What they leave is seen in the review alone. */
export function registerProposals(add: AddTool, { findRow, propose }: { findRow: FindRow; propose: Propose }): void {
  add(
    "propose_comment",
    "Proposes a comment for a client's report that nobody has approved yet. Somebody of the agency accepts or dismisses it.",
    {
      client,
      reportType,
      periodStart,
      language: languageSchema.optional().describe("The language of the comment; the client's when missing"),
      text: visibleText(longestProposal.comment, { breaks: true }).describe("The comment, as the client would read it"),
    },
    async ({ client: name, language, text, ...asked }) => {
      const { clientId, row } = await findRow(name, asked);
      return leave({ clientId, row }, { kind: "comment", language: language ?? row.language, text });
    },
    "proposes",
  );

  add(
    "propose_line",
    "Proposes a line of what the agency did, for a client's report that nobody has approved yet. Somebody of the agency accepts or dismisses it.",
    {
      client,
      reportType,
      periodStart,
      text: visibleText(longestProposal.line, { breaks: false }).describe("One line, as the client would read it"),
    },
    async ({ client: name, text, ...asked }) => {
      const { clientId, row } = await findRow(name, asked);
      return leave({ clientId, row }, { kind: "line", language: null, text });
    },
    "proposes",
  );

  async function leave(
    { clientId, row: { reportId, state } }: { clientId: string; row: Row },
    proposed: Parameters<Propose>[1],
  ): Promise<typeof kept> {
    const isDraft = state === "prepared" || state === "changed" || state === "held";
    if (!reportId || !isDraft) throw new Refused("No report of this period waits for an approval.");
    if (!(await propose({ clientId, reportId }, proposed)))
      throw new Refused(`Nothing was kept: a report has at most ${mostProposals} proposals that nobody answered yet.`);
    return kept;
  }
}
