import { expect, test } from "vitest";
import { spamScore } from "./spam-score.mjs";

const report = `Subject: [SPAM] Content preview

Content analysis details:   (1.2 points, 5.0 required)

 pts rule name              description
---- ---------------------- --------------------------------------------------
-0.0 NO_RELAYS              Informational: message was not relayed via SMTP
 0.0 HTML_MESSAGE           BODY: HTML included in message
 1.2 FREEMAIL_FORGED_REPLYTO Freemail in Reply-To, but not From
`;

test("the points of an email and the rules behind them are read", () => {
  expect(spamScore(report)).toEqual({ points: 1.2, rules: ["FREEMAIL_FORGED_REPLYTO 1.2"] });
});

test("an email without a report is not a good email", () => {
  expect(() => spamScore("spamassassin: command failed")).toThrow(/no report/);
});
