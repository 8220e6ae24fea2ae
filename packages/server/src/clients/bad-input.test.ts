import { beforeEach, describe, expect, test } from "vitest";
import { createClient, updateClient } from "@agency/contracts/clients";
import { fieldLabel } from "../kit/http/problems.ts";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";

let before: string;

const api = await startApi();
const { id: clientId } = await addClient(api, {
  name: "Kedai",
  email: "kedai@example.com",
  website: "https://kedai.example",
});
await addClient(api, { name: "Kedai Baharu", email: "taken@example.com" });
beforeEach(async () => {
  before = await stored();
});

const stored = async () =>
  JSON.stringify(await api.dependencies.database.source.query("SELECT * FROM clients ORDER BY id"));

const right = { name: "Kedai Baharu", email: "baharu@example.com" };

type Wording = { en: string; ms: string };

const wordings = {
  required: { en: "is required", ms: "wajib diisi" },
  type: { en: "has the wrong type", ms: "bukan jenis yang betul" },
  line: { en: "must be a single line of text", ms: "mestilah satu baris teks sahaja" },
  email: {
    en: "must be an email address, such as name@example.com",
    ms: "mestilah alamat e-mel, misalnya nama@example.com",
  },
  emailName: {
    en: "has a character before the @ that many mail servers refuse: give one with only letters from a to z, digits, dots or hyphens there",
    ms: "mengandungi aksara di hadapan @ yang ditolak oleh banyak pelayan e-mel: beri alamat yang hanya ada huruf a hingga z, angka, titik atau sempang di situ",
  },
  web: {
    en: "must be a web address, such as www.example.com",
    ms: "mestilah alamat web, seperti kedai.example",
  },
  whole: { en: "must be a whole number, such as 2500", ms: "mestilah nombor bulat, misalnya 2500" },
  number: { en: "must be a number, such as 12", ms: "mestilah nombor, misalnya 12" },
  positive: { en: "must not be negative", ms: "tidak boleh negatif" },
  fee: { en: "must be 10000000 or less", ms: "mestilah 10000000 atau kurang" },
};
const tooLong = (maximum: number): Wording => ({
  en: `is too long: ${maximum} characters at most`,
  ms: `terlalu panjang: paling banyak ${maximum} aksara`,
});
const oneFrom = (english: string, malay = english): Wording => ({
  en: `must be one of ${english}`,
  ms: `mestilah salah satu daripada ${malay}`,
});

const bad: [field: string, value: unknown, wording: Wording][] = [
  ...[undefined, "", "   "].map((value): (typeof bad)[number] => ["name", value, wordings.required]),
  ...[null, 5, true, ["a"], { a: 1 }].map((value): (typeof bad)[number] => ["name", value, wordings.type]),
  ["name", "x".repeat(121), tooLong(120)],
  ["name", "x".repeat(60_000), tooLong(120)],
  ...["a\r\nBcc: all@example.com", "a\nb", "a\0b", "a\u001Bb", "a\u0085b", "a\u2028b", "a\tb"].map(
    (value): (typeof bad)[number] => ["name", value, wordings.line],
  ),
  ["email", undefined, wordings.required],
  ...[null, 5, ["a@example.com"]].map((value): (typeof bad)[number] => ["email", value, wordings.type]),
  ...[
    "",
    "nobody",
    "a@b",
    "a@example.com\r\nBcc: b@example.com",
    "a@example.com, b@example.com",
    "Nama <a@example.com>",
    "a b@example.com",
  ].map((value): (typeof bad)[number] => ["email", value, wordings.email]),
  ["email", "josé@example.com", wordings.emailName],
  ["email", `${"x".repeat(250)}@example.com`, tooLong(254)],
  ...[
    "javascript:alert(1)",
    "JavaScript://example.com/%0aalert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "file:///etc/passwd",
    "ftp://example.com",
    "//example.com",
    "example",
    "example.com:secret@other.example",
    "https://",
    "http://localhost",
    "https://user:secret@example.com",
    "https://user@example.com",
    "just words",
  ].map((value): (typeof bad)[number] => ["website", value, wordings.web]),
  ["website", "https://example.com/\u0000", wordings.line],
  ["website", `https://example.com/${"x".repeat(490)}`, tooLong(500)],
  ["website", 5, wordings.type],
  ["businessType", "x".repeat(121), tooLong(120)],
  ["businessType", "a\r\nb", wordings.line],
  ["businessType", {}, wordings.type],
  ...["gold", "", "STARTER", 1, null, ["starter"]].map((value): (typeof bad)[number] => [
    "package",
    value,
    oneFrom("Starter, Business, Enterprise", "Permulaan, Perniagaan, Korporat"),
  ]),
  ["monthlyFee", -1, wordings.positive],
  ["monthlyFee", -0.5, wordings.whole],
  ["monthlyFee", 2500.5, wordings.whole],
  ["monthlyFee", 10_000_001, wordings.fee],
  ["monthlyFee", 1e20, wordings.fee],
  ["monthlyFee", 1e300, wordings.fee],
  ...["2500", "", null, true, [2500]].map((value): (typeof bad)[number] => ["monthlyFee", value, wordings.number]),
  ...["de", "EN", 1, null].map((value): (typeof bad)[number] => ["language", value, oneFrom("English, Bahasa Melayu")]),
  ...["deleted", "", null, false].map((value): (typeof bad)[number] => [
    "status",
    value,
    oneFrom("Active, Paused, Ended", "Aktif, Dijeda, Tamat"),
  ]),
];

const routes = [
  ["adding", createClient],
  ["changing", updateClient],
] as const;

describe.each(routes)("%s a client", (_, route) => {
  test("refuses each wrong value, says why in the caller's language, and stores nothing", async () => {
    for (const [field, value, { en, ms }] of bad) {
      const input = { params: { clientId }, body: { ...right, [field]: value } };
      const english = await api.refused(route, input);
      // All values that are not refused as they should be are named.
      expect.soft(english.body, `${field} ${shown(value)}`).toEqual({
        error: "invalid_input",
        message: `Please check: ${fieldLabel(field, "en")} ${en}.`,
        fields: [{ field, message: en }],
      });
      const malay = await api.refused(route, input, { headers: { "accept-language": "ms" } });
      const message = `Sila semak: ${fieldLabel(field, "ms")} ${ms}.`;
      expect.soft(malay.body.message, `${field} ${shown(value)}`).toBe(message);
    }
    expect(await stored()).toBe(before);
  });

  test("names the fee as people see it, in their language", async () => {
    const body = { ...right, monthlyFee: 0.5 };
    const told = async (language: string) => {
      const headers = { "accept-language": language };
      return (await api.refused(route, { params: { clientId }, body }, { headers })).body.message;
    };
    expect(await told("en")).toBe("Please check: Monthly fee must be a whole number, such as 2500.");
    expect(await told("ms")).toBe("Sila semak: Yuran bulanan mestilah nombor bulat, misalnya 2500.");
  });

  test("names every invalid field", async () => {
    const body = { name: "", email: "x", website: "javascript:1", monthlyFee: 0.5, package: "gold" };
    const refused = await api.refused(route, { params: { clientId }, body });
    expect(refused.body.fields?.map(({ field }) => field)).toEqual([
      "name",
      "email",
      "website",
      "package",
      "monthlyFee",
    ]);
  });

  test.each(["taken@example.com", "TAKEN@Example.COM", " taken@example.com "])(
    "refuses another client's name with its email address: %s",
    async (email) => {
      const refused = await api.refused(route, { params: { clientId }, body: { ...right, email } });
      expect(refused.status).toBe(409);
      expect(refused.body).toEqual({
        error: "email_taken",
        message: "There is already a client with this name and email address.",
        fields: [{ field: "email", message: "is already taken" }],
      });
      const inMalay = await api.refused(
        route,
        { params: { clientId }, body: { ...right, email } },
        { headers: { "accept-language": "ms" } },
      );
      expect(inMalay.body.message).toBe("Sudah ada pelanggan dengan nama dan alamat e-mel ini.");
      expect(await stored()).toBe(before);
    },
  );

  const json = { "content-type": "application/json" };

  test.each([
    ["an empty body", "", json, 400, "malformed_body"],
    ["half a body", '{"name": "Ked', json, 400, "malformed_body"],
    ["a body that is not JSON", "name=Kedai", json, 400, "malformed_body"],
    [
      "a body with __proto__",
      '{"__proto__": {"admin": true}, "name": "a", "email": "a@example.com"}',
      json,
      400,
      "malformed_body",
    ],
    ["null", "null", json, 400, "invalid_input"],
    ["a list", JSON.stringify([right]), json, 400, "invalid_input"],
    ["a text", JSON.stringify("Kedai"), json, 400, "invalid_input"],
    ["nothing at all", undefined, {}, 400, "invalid_input"],
    [
      "a form",
      "name=Kedai&email=a%40example.com",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "unsupported_media_type",
    ],
    ["plain text", JSON.stringify(right), { "content-type": "text/plain" }, 415, "unsupported_media_type"],
    ["a CSV file", "name,email", { "content-type": "text/csv" }, 415, "unsupported_media_type"],
    [
      "a body without a content type",
      JSON.stringify(right),
      { "content-type": undefined },
      415,
      "unsupported_media_type",
    ],
    ["65 KB", JSON.stringify({ ...right, name: "x".repeat(65 * 1024) }), json, 413, "body_too_large"],
  ] as const)("refuses %s", async (_what, payload, headers, status, error) => {
    const input = payload === undefined ? {} : { payload };
    const refused = await api.refused(route, { params: { clientId }, ...input }, { headers });
    expect(refused).toMatchObject({ status, body: { error } });
    expect(await stored()).toBe(before);
  });
});

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? "left out";
  return text.length > 60 ? `${text.slice(0, 60)}… of ${text.length}` : text;
}
