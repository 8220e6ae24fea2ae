import { defaultLanguage } from "@agency/content/settings";
import { accountKinds } from "@agency/model/connections";
import type { Client } from "@agency/server/clients/client";
import type { Dependencies } from "@agency/server/dependencies";
import { checkChoice, chooseSource } from "@agency/server/sources/choose-source";
import { finishConnecting } from "@agency/server/sources/finish-connecting";
import { listAccounts } from "@agency/server/sources/list-accounts";
import { requestReads } from "@agency/server/sources/request-reads";
import { startConnecting } from "@agency/server/sources/start-connecting";
import { listStaff } from "@agency/server/staff/store";

/** Connects the fake Google, unless something is connected, and chooses the property and site of each client that has none. */
export async function connectFakeGoogle(dependencies: Dependencies, clients: Client[]): Promise<void> {
  const { connections, sources, environment } = dependencies;
  if (!dependencies.google.app || !environment.GOOGLE_URL) return;
  const [member] = await listStaff(dependencies.database, await dependencies.clock());
  if (!member) return;
  const { id: staffId, username } = member.staff;
  if ((await connections.list()).length === 0) await pressAllow(dependencies, { staffId, username });
  const [connection] = await connections.list();
  if (connection?.state !== "ok") return;
  for (const client of clients) {
    if ((await sources.ofClient(client.id)).length > 0) continue;
    for (const kind of accountKinds) {
      const query = { kind, search: "", limit: 1, offset: 0 };
      const [first] = (await listAccounts(dependencies, client, connection.id, query)).accounts;
      if (!first?.suggested) continue;
      const choice = { connectionId: connection.id, kind, accountId: first.id };
      // Whatever is to be asked is left to the staff.
      if ((await checkChoice(dependencies, client, choice)).doubts.length > 0) continue;
      await chooseSource({ ...dependencies, doorbell: dependencies.bell.ring }, client, {
        ...choice,
        username,
        confirmed: [],
        approvedToo: false,
      });
    }
    await requestReads(dependencies, client.id);
  }
}

/** What a member of staff does in a browser. */
async function pressAllow(dependencies: Dependencies, who: { staffId: string; username: string }): Promise<void> {
  const sessionHash = "demo";
  const visit = { staffId: who.staffId, sessionHash, connectionId: null, language: defaultLanguage };
  const { origin, pathname, searchParams } = new URL(await startConnecting(dependencies, visit, true));
  const form = new URLSearchParams({
    query: searchParams.toString(),
    account: "agency@google.example",
    answer: "allow",
  });
  for (const scope of (searchParams.get("scope") ?? "").split(" ")) form.append("scope", scope);
  const page = await fetch(`${origin}${pathname}`, { method: "POST", body: form, redirect: "manual" });
  const back = new URL(page.headers.get("location") ?? "", origin).searchParams;
  const answer = { state: back.get("state") ?? "", code: back.get("code") ?? "" };
  await finishConnecting(dependencies, answer, { ...who, sessionHash });
}
