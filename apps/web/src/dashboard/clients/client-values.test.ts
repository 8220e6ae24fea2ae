import { describe, expect, it } from "vitest";
import { clientChanges, missingFields, newClientValues, toInput } from "./client-values.ts";

describe("a client's form", () => {
  it("starts with package starter and a fee of RM 2,500", () => {
    expect(toInput({ ...newClientValues, name: " Kedai Kopi ", email: "owner@kedai.example " })).toEqual({
      name: "Kedai Kopi",
      email: "owner@kedai.example",
      website: null,
      businessType: null,
      package: "starter",
      monthlyFee: 2500,
      language: "en",
      status: "active",
      endedOn: null,
      phone: null,
      contactName: null,
      contactReportTypes: null,
      contacts: [],
    });
  });

  it("sends what was changed of a client only, and what it said before, so that it undoes nothing that a colleague changed", () => {
    const values = { ...newClientValues, name: "Kedai Kopi", email: "owner@kedai.example", contactName: "Siti" };
    const changed = toInput({ ...values, monthlyFee: "3000", contactName: "" });
    expect(clientChanges(changed, toInput(values))).toEqual({
      name: "Kedai Kopi",
      email: "owner@kedai.example",
      monthlyFee: 3000,
      contactName: null,
      seen: { name: "Kedai Kopi", email: "owner@kedai.example", monthlyFee: 2500, contactName: "Siti" },
    });
  });

  it("takes a fee as prices are written, and cuts nothing of it, so that the server can refuse decimals", () => {
    const feeSent = (monthlyFee: string) => toInput({ ...newClientValues, monthlyFee }).monthlyFee;
    expect(feeSent("RM2,500.00")).toBe(2500);
    expect(feeSent("10,000,000")).toBe(10_000_000);
    expect(feeSent("RM 2,500.50")).toBe(2500.5);
    expect([feeSent("-5"), feeSent("RM -5")]).toEqual([-5, -5]);
  });

  it("sends what cannot be a fee as null, so that the server can refuse it", () => {
    for (const monthlyFee of ["2,50", "1e3", "two"]) {
      expect(JSON.stringify(toInput({ ...newClientValues, monthlyFee }))).toContain('"monthlyFee":null');
    }
  });

  it("sends an empty fee as null rather than 0", () => {
    expect(JSON.stringify(toInput({ ...newClientValues, monthlyFee: " " }))).toContain('"monthlyFee":null');
  });

  it("reports name and email as missing, also when they are blank", () => {
    expect(missingFields(newClientValues)).toEqual(["name", "email"]);
    expect(missingFields({ ...newClientValues, name: "Kedai", email: "  " })).toEqual(["email"]);
    expect(missingFields({ ...newClientValues, name: "Kedai", email: "a@b.example" })).toEqual([]);
  });
});
