import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formatClientId } from "../clients/client-id.ts";
import type { Client } from "../clients/client.ts";
import { kedaiRoti } from "./cases.fixture.ts";
import type { NamedAccount } from "./client-index.ts";
import { withFileName } from "./file-period.ts";
import { noMapping } from "./import-result.ts";
import { type ImportPreview, buildPreview } from "./preview-import.ts";
import { readImport } from "./read-import.ts";
import { buildDirectory } from "./whose-rows.ts";

const client = (id: string, name: string, website: string | null, number: number): Client => ({
  ...kedaiRoti,
  id,
  name,
  website,
  accessId: `${number}123456789ABCDEFGHJKMNPQR4`,
});

/** Sample clients: one with a website, one without, one with sources, one whose website is called otherwise, and one that has ended. */
const clients = [
  client("gim", "Gim Kuat Perkasa Sdn Bhd", "https://www.gimkuatperkasa.example/", 0),
  client("warung", "Warung Tok Ma", null, 1),
  client("salon", "Salon Rambut Fatihah", "https://salonfatihah.example", 2),
  client("roti", "Kedai Roti Contoh", "https://rotisample.example", 3),
  client("mian", "槟城面包店", null, 5),
  { ...client("lama", "Butik Lama Contoh", null, 4), status: "ended" as const, endedOn: "2026-09-30" },
];

const accounts: NamedAccount[] = [
  {
    clientId: "salon",
    accountId: "properties/412345678",
    name: "Fatihah Beauty - GA4",
    sites: ["fatihahbeauty.example"],
  },
  { clientId: "salon", accountId: "sc-domain:fatihahbeauty.example", name: "fatihahbeauty.example", sites: [] },
];

export const shownId = (of: string) => formatClientId(clients.find(({ id }) => id === of)?.accessId ?? "");

export function slip(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(import.meta.dirname, "slips", name)));
}

export const text = (...lines: string[]) => new TextEncoder().encode(`${lines.join("\n")}\n`);

type File = {
  name: string;
  bytes: Uint8Array;
  answers?: Record<string, string>;
  clients?: Record<string, string | null>;
};

/**
 * Previews files on the page of a client, or for many: a line for each period with its client, and for each name that is not used; or
 * what is asked, with the choices.
 */
export async function previewed(
  on: string | null,
  files: File[],
  remembered: ReadonlyMap<string, string[]> = new Map(),
): Promise<string[]> {
  const now = new Date("2026-11-28T04:00:00Z");
  const read = [];
  for (const { name, bytes, answers = {}, clients: meant = {} } of files) {
    const result = withFileName(await readImport(bytes, { now, answers, mapping: noMapping }), name, answers, now);
    read.push({ name, answers, clients: meant, result });
  }
  return said(await buildPreview(read, buildDirectory(clients, accounts, remembered), on, async () => []));
}

function said(preview: ImportPreview): string[] {
  switch (preview.kind) {
    case "question":
      return [`asks ${preview.question.kind}: ${describeChoices(preview.question)}`];
    case "clients":
      return preview.names.map(
        ({ name, where, candidates }) =>
          `asks about “${name}” (${where}): ${candidates.map(({ id }) => id).join(" or ")}`,
      );
    case "ready":
      return [
        ...preview.rows.map(({ of, period, figures }) => {
          const amounts = Object.entries(figures).map(([figure, value]) => `${figure} ${String(value)}`);
          return `${of.id} ${period.start.slice(0, 7)}: ${amounts.toSorted().join(", ")}`;
        }),
        ...preview.leftOut.map((name) => `without “${name}”`),
        ...preview.outside.map(({ text: quoted }) => `quotes “${quoted}”`),
      ];
  }
}

type Asked = Extract<ImportPreview, { kind: "question" }>["question"];

function describeChoices({ choices, named }: Asked): string {
  const shown = named === undefined ? choices : choices.filter(({ value }) => value === named);
  return shown.map(({ value, label }) => (label === "" ? value : label)).join(" or ");
}
