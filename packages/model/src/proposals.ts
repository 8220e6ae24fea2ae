/** What an assistant can propose for a draft: a comment in a language, or a line of what was done. */
export const proposalKinds = ["comment", "line"] as const;

export type ProposalKind = (typeof proposalKinds)[number];

/** The longest of each, in characters: as long as somebody of the staff can write it. */
export const longestProposal = { comment: 2000, line: 200 } as const satisfies Record<ProposalKind, number>;

/** The most that wait for an answer in one report. */
export const mostProposals = 10;
