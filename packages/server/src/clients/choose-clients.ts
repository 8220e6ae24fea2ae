import { clientPackages } from "@agency/content/settings";
import type { ClientSort } from "@agency/model/states";
import type { Database } from "../kit/db/database.ts";
import { containing } from "../kit/db/select.ts";
import type { ClientSearch } from "./client.ts";

/** The WHERE of a search for clients, with its values. */
export function chooseClients({
  search,
  status,
  package: chosen,
}: Pick<ClientSearch, "search" | "status" | "package">): {
  where: string;
  parameters: string[];
} {
  const conditions: string[] = [];
  const parameters: string[] = [];
  if (search) {
    const contacts =
      "EXISTS (SELECT 1 FROM contacts contact WHERE contact.clientId = client.id AND (contact.name LIKE ? ESCAPE '!' OR contact.email LIKE ? ESCAPE '!'))";
    const own = ["name", "email", "contactName"].map((column) => `client.${column} LIKE ? ESCAPE '!'`);
    conditions.push(`(${[...own, contacts].join(" OR ")})`);
    parameters.push(...Array.from({ length: 5 }, () => containing(search)));
  }
  if (status) {
    conditions.push("client.status = ?");
    parameters.push(status);
  }
  if (chosen) {
    conditions.push("client.package = ?");
    parameters.push(chosen);
  }
  return { where: conditions.length > 0 ? ` WHERE ${conditions.join(" AND ")}` : "", parameters };
}

/** The ORDER BY of a list of clients: names without regard to case, packages from small to large. */
export function orderOf(
  { sort = "created", order = "desc" }: Pick<ClientSearch, "sort" | "order">,
  kind: Database["kind"],
): string {
  const byName = kind === "sqlite" ? "client.name COLLATE NOCASE" : "client.name";
  const columns: Record<ClientSort, string> = {
    created: "client.createdAt",
    name: byName,
    package: `CASE client.package ${clientPackages.map((name, index) => `WHEN '${name}' THEN ${index}`).join(" ")} END`,
    fee: "client.monthlyFee",
    status: "CASE client.status WHEN 'active' THEN 0 WHEN 'paused' THEN 1 ELSE 2 END",
  };
  const way = order.toUpperCase();
  if (sort === "created" || sort === "name") return `${columns[sort]} ${way}, client.id ${way}`;
  return `${columns[sort]} ${way}, ${byName} ASC, client.id ASC`;
}
