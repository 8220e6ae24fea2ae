import { type Answer, type Call, steadily } from "./callers.ts";

const pages = ["/", "/ms", "/services/seo", "/services/seo/ipoh", "/blog", "/team", "/privacy"];

/** The mixed load of a busy day, some 40 requests a second: visitors, clients in their portal, audits, enquiries, reports. */
export function mixedLoad(
  { url, website }: { url: string; website: string },
  staff: Call,
  answers: Answer[],
  until: AbortSignal,
): Promise<void>[] {
  const json = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const post = (path: string, body: unknown) =>
    fetch(url + path, { method: "POST", headers: json, body: JSON.stringify(body) });
  const clients: string[] = [];
  return [
    steadily(answers, "page", { every: 40, until }, (turn) =>
      fetch(url + (pages[turn % pages.length] ?? "/"), { headers: { "accept-encoding": "br" } }),
    ),
    steadily(answers, "portal", { every: 150, until }, (turn) => {
      const id = clients[turn % Math.max(clients.length, 1)];
      return fetch(id ? `${url}/api/reports/clients/${id}/reports` : `${url}/api/health`);
    }),
    steadily(answers, "dashboard", { every: 500, until }, () => staff("/api/reports/analytics/dashboard")),
    steadily(answers, "audit", { every: 1000, until }, () => post("/api/seo-audit", { url: website })),
    steadily(answers, "contact", { every: 3000, until }, (turn) =>
      post("/api/contact", {
        firstName: "Sample",
        lastName: "Person",
        email: `person-${turn}@person.example`,
        projectDetails: "A message of the load test.",
        elapsed: 60_000,
        consent: { notice: "1.1" },
      }),
    ),
    steadily(answers, "report", { every: 2000, until }, (turn) => newReport(staff, clients, turn)),
  ];
}

/** Adds a client with the figures of the last month, and emails their report. */
async function newReport(staff: Call, clients: string[], turn: number): Promise<Response> {
  const client = (await (
    await staff("/api/reports/clients", {
      method: "POST",
      body: { name: `Sample Business ${turn}`, email: `client-${turn}@client.example` },
    })
  ).json()) as { id: string };
  const at = `/api/reports/clients/${client.id}`;
  const figures = (await (await staff(`${at}/figures`)).json()) as { reportPeriods: { monthly: { start: string } } };
  await staff(`${at}/figures`, {
    method: "PUT",
    body: {
      reportType: "monthly",
      periodStart: figures.reportPeriods.monthly.start,
      figures: { totalVisitors: 1200 + turn, organicTraffic: 800, socialTraffic: 250, totalLeads: 12 },
    },
  });
  const answer = await staff(`${at}/reports/send`, { method: "POST", body: { reportType: "monthly" } });
  clients.push(client.id);
  return answer;
}
