import { composeAttentionSummary } from "./attention-summary.ts";

export const attentionMails = {
  "attention-summary": composeAttentionSummary,
};

export type AttentionMails = typeof attentionMails;
