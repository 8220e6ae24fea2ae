import { describe, expect, it } from "vitest";
import { clientChanges, toInput, missingFields, newClientValues } from "./client-values.ts";

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

  it("sends what was changed of a client only, so that it undoes nothing that a colleague changed", () => {
    const values = { ...newClientValues, name: "Kedai Kopi", email: "owner@kedai.example", contactName: "Siti" };
    const changed = toInput({ ...values, monthlyFee: "3000", contactName: "" });
    expect(clientChanges(changed, toInput(values))).toEqual({
      name: "Kedai Kopi",
      email: "owner@kedai.example",
      monthlyFee: 3000,
      contactName: null,
    });
  });

  it("sends a fraction as typed, so that the server can refuse it", () => {
    expect(toInput({ ...newClientValues, monthlyFee: "99.5" }).monthlyFee).toBe(99.5);
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
