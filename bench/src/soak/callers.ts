import { setTimeout as sleep } from "node:timers/promises";

/** A request, the status of its answer (0 without one), and its time in ms. */
export type Answer = { kind: string; status: number; time: number };

export type Call = (path: string, init?: { method?: string; body?: unknown }) => Promise<Response>;

const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };

/** The cookie of a signed-in member of staff. */
export async function sessionOf(url: string, password: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers,
    body: JSON.stringify({ username: "admin", password }),
  });
  if (!answer.ok) throw new Error(`The staff could not sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** Calls the product as the staff's browser does. */
export async function signIn(url: string, password: string): Promise<Call> {
  const cookie = await sessionOf(url, password);
  return (path, { method = "GET", body } = {}) =>
    fetch(url + path, {
      method,
      headers: body === undefined ? { "sec-fetch-site": "same-origin", cookie } : { ...headers, cookie },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

/** Repeats a call at a steady pace, even before the previous one ends, and keeps every answer. */
export function steadily(
  answers: Answer[],
  kind: string,
  { every, until }: { every: number; until: AbortSignal },
  once: (turn: number) => Promise<Response>,
): Promise<void> {
  const open = new Set<Promise<void>>();
  const ask = async (turn: number) => {
    const begun = performance.now();
    const status = await once(turn).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    answers.push({ kind, status, time: performance.now() - begun });
  };
  return (async () => {
    for (let turn = 0; !until.aborted; turn += 1) {
      const asked = ask(turn).finally(() => open.delete(asked));
      open.add(asked);
      await sleep(every);
    }
    await Promise.all(open);
  })();
}
