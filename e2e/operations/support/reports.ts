import { setTimeout as sleep } from "node:timers/promises";

/** Signs in with the password of the first start, and sends reports to as many clients. Resolves when all are sent. */
export async function sendReports(apiPort: string, password: string, count: number): Promise<void> {
  let cookie = "";
  async function ask(method: string, path: string, body?: unknown): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${apiPort}${path}`, {
      method,
      headers: { "sec-fetch-site": "same-origin", "content-type": "application/json", connection: "close", cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }
  const signedIn = await ask("POST", "/api/auth/login", { username: "admin", password });
  cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";

  for (let number = 1; number <= count; number += 1) {
    const client = { name: `Sample Client ${number}`, email: `owner-${number}@client.example`, language: "en" };
    const { id } = await (await ask("POST", "/api/reports/clients", client)).json();
    const { reportPeriods } = await (await ask("GET", `/api/reports/clients/${id}/figures`)).json();
    const figures = { totalVisitors: 1000 + number };
    const period = { reportType: "monthly", periodStart: reportPeriods.monthly.start, figures };
    await ask("PUT", `/api/reports/clients/${id}/figures`, period);
    await ask("POST", `/api/reports/clients/${id}/reports/send`, { reportType: "monthly" });
  }
  let sent = 0;
  while (sent < count) {
    await sleep(500);
    const { reports } = await (await ask("GET", "/api/reports")).json();
    const states = reports.flatMap(({ dispatches }: { dispatches: { state: string }[] }) => dispatches);
    sent = states.filter(({ state }: { state: string }) => state === "sent").length;
  }
}
