import { describe, expect, test } from "vitest";
import { formatClientId } from "../clients/client-id.ts";
import { indexClients } from "./client-index.ts";
import { matchClient } from "./match-clients.ts";

const clients = [
  {
    id: "flowers",
    accessId: "0123456789ABCDEFGHJKMNPQR4",
    name: "Kedai Bunga Contoh Sdn. Bhd.",
    website: "https://www.bunga.example/kedai",
  },
  { id: "dental", accessId: "1123456789ABCDEFGHJKMNPQR4", name: "Sample Dental", website: "dental.example" },
  { id: "dental-two", accessId: "2123456789ABCDEFGHJKMNPQR4", name: "Sample Dental, Ipoh", website: null },
  { id: "café", accessId: "3123456789ABCDEFGHJKMNPQR4", name: "Café Contoh", website: null },
];
const match = (name: string) => matchClient(name, indexClients(clients));

describe("a client is certain by", () => {
  test.each([
    ["its name", "Sample Dental", "dental"],
    ["its name in other case, without its legal form and signs", "KEDAI  BUNGA-CONTOH", "flowers"],
    ["its name without accents", "cafe contoh", "café"],
    ["its website", "bunga.example", "flowers"],
    ["a page of its website", "https://www.dental.example/contact?x=1", "dental"],
    ["its property of Search Console", "sc-domain:bunga.example", "flowers"],
    ["its client ID as people read it out", formatClientId("1123456789ABCDEFGHJKMNPQR4").toLowerCase(), "dental"],
  ])("%s", (_how, name, clientId) => {
    expect(match(name)).toEqual({ name, clientId });
  });
});

describe("a name is doubtful", () => {
  test.each([
    ["with the clients that it may mean, likeliest first", "Sample Dental Clinic", ["dental", "dental-two"]],
    ["when it is only a part of a name", "Kedai Bunga", ["flowers"]],
    ["when it is written in one word", "KedaiBunga", ["flowers"]],
    ["when it is a website that is no client's", "other.example", []],
    ["when nobody is called so", "Rumah Makan", []],
    ["when it has only signs", "—", []],
  ])("%s", (_why, name, candidates) => {
    expect(match(name)).toEqual({ name, candidates });
  });

  test("when two clients are called so", () => {
    const twins = [
      ...clients,
      { id: "twin", accessId: "4123456789ABCDEFGHJKMNPQR4", name: "sample dental", website: null },
    ];
    expect(matchClient("Sample Dental", indexClients(twins))).toEqual({
      name: "Sample Dental",
      candidates: ["dental", "twin"],
    });
  });
});
