import { expect, test } from "vitest";
import { spfProblem } from "./spf-terms.ts";

test.each([
  "v=spf1 include:_spf.service.example ~all",
  "v=spf1 a mx a:mail.agency.example/28 ip4:203.0.113.0/24 ip6:2001:db8::/32 -all",
  "v=spf1 ?include:_spf.service.example redirect=_spf.agency.example",
  "v=spf1 exists:%{i}._spf.service.example exp=why.agency.example -ALL",
  // Nobody reads what follows "all".
  "v=spf1 -all +all",
])("%s is a sound record", (record) => {
  expect(spfProblem(record)).toBeNull();
});

test.each([
  ["v=spf1 +all", "+all"],
  ["v=spf1 ALL", "ALL"],
  ["v=spf1 +all include:_spf.service.example ~all", "+all"],
  ["v=spf1 ip4:0.0.0.0/0 -all", "ip4:0.0.0.0/0"],
  ["v=spf1 ip4:128.0.0.0/1 ip4:0.0.0.0/1 -all", "ip4:128.0.0.0/1"],
  ["v=spf1 ip6:::/0 -all", "ip6:::/0"],
  ["v=spf1 a/0 -all", "a/0"],
])("%s lets anybody send, by %s", (record, term) => {
  expect(spfProblem(record)).toEqual({ kind: "open", term });
});

test.each([
  ["v=spf1 include=_spf.service.example ~all", "include=_spf.service.example"],
  ["v=spf1 include:_spf.service.example, ~all", "include:_spf.service.example,"],
  ["v=spf1 include: _spf.service.example ~all", "include:"],
  ["v=spf1 ipv4:203.0.113.5 -all", "ipv4:203.0.113.5"],
  ["v=spf1 ip4:203.0.113 -all", "ip4:203.0.113"],
  ["v=spf1 ip4:203.0.113.5/33 -all", "ip4:203.0.113.5/33"],
  ["v=spf1 203.0.113.5 -all", "203.0.113.5"],
  ["v=spf1 mx –all", "–all"],
])("%s has a wrong term: %s", (record, term) => {
  expect(spfProblem(record)).toEqual({ kind: "wrong", term });
});
