/**
 * SQL: whether the recipient of an email of a report has its revision by another email, or is about to. Where it
 * failed, nobody then has to act. An email without a revision brings the latest. The dashboard applies the same rule to the emails of
 * one report (apps/web, `mailsInHand`).
 */
export const hasAnother = (mail: string) => `EXISTS (SELECT 1 FROM dispatches other
  WHERE other.reportId = ${mail}.reportId AND other.recipient = ${mail}.recipient
  AND other.state NOT IN ('failed', 'cancelled')
  AND COALESCE(other.revision, ${mail}.revision, 0) >= COALESCE(${mail}.revision, other.revision, 0))`;
