import { generateKeyPairSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkMailDomain, type DnsQuery, readHeaders } from "./domain-check.ts";

const publicKey = (modulusLength: number) =>
  generateKeyPairSync("rsa", { modulusLength }).publicKey.export({ format: "der", type: "spki" }).toString("base64");

const good: Record<string, string[]> = {
  "TXT agency.example": ["google-site-verification=x", "v=spf1 include:_spf.service.example ~all"],
  "TXT _spf.service.example": ["v=spf1 ip4:203.0.114.0/24 -all"],
  "TXT s1._domainkey.agency.example": [`v=DKIM1; k=rsa; p=${publicKey(2048)}`],
  "TXT _dmarc.agency.example": ["v=DMARC1; p=quarantine"],
  "A smtp.service.example": ["203.0.114.5"],
  "PTR 5.114.0.203.in-addr.arpa": ["out.service.example"],
  "A out.service.example": ["203.0.114.5"],
};

/** Name servers that know these records. */
function fakeDns(records: Record<string, string[]>): DnsQuery {
  return async (name, type) => {
    const found = records[`${type} ${name}`];
    if (!found) throw Object.assign(new Error("queryTxt ENOTFOUND"), { code: "ENOTFOUND" });
    return type === "TXT" ? found.map((text) => [text.slice(0, 100), text.slice(100)]) : found;
  };
}

const headers = [
  "Delivered-To: aina@person.example",
  "Received: by 2002:a05:6512:1 with SMTP id x; Tue, 10 Nov 2026 04:00:03 GMT",
  "Return-Path: <reports@agency.example>",
  "Received: from out.service.example (out.service.example. [203.0.114.5])",
  "        by mx.person.example with ESMTPS id y; Tue, 10 Nov 2026 04:00:02 GMT",
  "Received: from worker ([10.0.0.7]) by smtp.service.example; Tue, 10 Nov 2026 04:00:01 GMT",
  "DKIM-Signature: v=1; a=rsa-sha256; d=agency.example;",
  "        s=s1; h=from:to; bh=x; b=y",
].join("\r\n");

type Changes = {
  records?: Record<string, string[]>;
  selector?: string;
  text?: string | null;
  smtpHost?: string | null;
};

async function check({ records = {}, selector, text = null, smtpHost = "smtp.service.example" }: Changes = {}) {
  const known = Object.fromEntries(Object.entries({ ...good, ...records }).filter(([, values]) => values.length > 0));
  const findings = await checkMailDomain({
    from: "reports@agency.example",
    smtpHost,
    selector: selector ?? null,
    received: text === null ? null : await readHeaders(text),
    dns: fakeDns(known),
  });
  return findings.map(({ key }) => key);
}

test("a domain that is set up well passes every check once the headers of a received email are there", async () => {
  expect(await check({ text: headers })).toEqual(["spf.pass", "dkim.pass", "dmarc.pass", "alignment.pass", "ptr.pass"]);
});

test("without headers, what only a received email shows is said to be unknown", async () => {
  const findings = await check();
  expect(findings).toEqual(["spf.pass", "dkim.unknown", "dmarc.pass", "alignment.unknown", "ptr.pass"]);
  expect(await check({ selector: "s1" })).toContain("dkim.pass");
  expect(await check({ smtpHost: null })).toEqual(expect.arrayContaining(["spf.unsure", "ptr.unknown"]));
});

describe("what is missing is named:", () => {
  test.each<[string, Changes]>([
    ["spf.missing", { records: { "TXT agency.example": ["other"] } }],
    ["spf.several", { records: { "TXT agency.example": ["v=spf1 -all", "v=spf1 ~all"] } }],
    ["spf.wrong", { records: { "TXT agency.example": ["v=spf1 include=_spf.service.example ~all"] } }],
    ["spf.open", { records: { "TXT agency.example": ["v=spf1 +all"] } }],
    ["spf.refused", { records: { "TXT agency.example": ["v=spf1 -all"] }, text: headers }],
    [
      "spf.unsure",
      {
        records: {
          "TXT agency.example": ["v=spf1 include:_spf.service.example -all"],
          "A smtp.service.example": ["198.51.101.1"],
        },
      },
    ],
    ["dkim.missing", { selector: "other" }],
    ["dkim.invalid", { selector: "s1", records: { "TXT s1._domainkey.agency.example": ["v=DKIM1; p="] } }],
    [
      "dkim.weak",
      { selector: "s1", records: { "TXT s1._domainkey.agency.example": [`v=DKIM1; p=${publicKey(512)}`] } },
    ],
    ["dkim.unsigned", { text: headers.replace("DKIM-Signature", "X-Other") }],
    ["dmarc.missing", { records: { "TXT _dmarc.agency.example": [] } }],
    ["dmarc.watching", { records: { "TXT _dmarc.agency.example": ["v=DMARC1; p=none"] } }],
    ["alignment.failed", { text: headers.replaceAll("agency.example", "service.example") }],
    ["ptr.missing", { records: { "PTR 5.114.0.203.in-addr.arpa": [] } }],
    ["ptr.mismatch", { records: { "A out.service.example": ["198.51.101.1"] } }],
  ])("%s", async (key, changes) => {
    expect(await check(changes)).toContain(key);
  });
});

test("name servers that do not answer leave each check open", async () => {
  const dns = async () => Promise.reject(Object.assign(new Error("queryTxt ETIMEOUT"), { code: "ETIMEOUT" }));
  const question = { from: "reports@agency.example", smtpHost: "smtp.service.example", selector: "s1" };
  const findings = await checkMailDomain({ ...question, received: await readHeaders(headers), dns });
  expect(findings.map(({ key }) => key)).toEqual([
    "spf.error",
    "dkim.error",
    "dmarc.error",
    "alignment.error",
    "ptr.error",
  ]);
});

test("text without email headers is not taken for headers", async () => {
  expect(await readHeaders("Hello,\n\nthe email arrived.")).toBeNull();
});
