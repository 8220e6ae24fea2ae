import { expect, test } from "vitest";
import { checkMail } from "@agency/contracts/settings";
import { startApi } from "../testing/api.ts";

const records: Record<string, string[][]> = {
  "TXT agency.example": [["v=spf1 -all"]],
  "TXT _dmarc.agency.example": [["v=DMARC1; p=reject"]],
};
const api = await startApi({
  environment: { MAIL_FROM: "reports@agency.example" },
  dns: async (name, type) => {
    const found = records[`${type} ${name}`];
    if (!found) throw Object.assign(new Error("ENODATA"), { code: "ENODATA" });
    return found;
  },
});

test("the staff see what the DNS says about the sender's domain", async () => {
  const headers = "Received: from a.example (a.example [203.0.114.5])\r\nReturn-Path: <x@agency.example>";
  expect(await api.call(checkMail, { body: { selector: "s1", headers } })).toEqual([
    { key: "spf.refused", params: { domain: "agency.example", ip: "203.0.114.5" } },
    { key: "dkim.missing", params: { name: "s1._domainkey.agency.example" } },
    { key: "dmarc.pass", params: { domain: "agency.example", policy: "reject" } },
    { key: "alignment.pass", params: { domain: "agency.example", by: "agency.example" } },
    { key: "ptr.missing", params: { ip: "203.0.114.5" } },
  ]);
});

test("a text that is no email's headers is refused by name, and strangers may ask nothing", async () => {
  const { body } = await api.refused(checkMail, { body: { headers: "Hello, it arrived." } });
  expect(body.fields).toEqual([{ field: "headers", message: expect.stringContaining("Received:") }]);
  expect((await api.refused(checkMail, { body: {} }, { session: null })).status).toBe(401);
});
