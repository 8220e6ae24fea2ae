import { login } from "@agency/contracts/auth";
import type { AnyContract, AnyRoute } from "@agency/contracts/route";
import { type Input, type LooseInput, type Output, addressOf } from "@agency/server/testing/call";

/** An answer that is not a success. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, body: string) {
    super(`${status} ${body.slice(0, 300)}`);
    this.status = status;
    this.code = body ? String((JSON.parse(body) as { error?: string }).error) : "";
  }
}

export type Call = <C extends AnyContract>(route: AnyRoute & { contract: C }, input: Input<C>) => Promise<Output<C>>;

/** Calls the API like a staff member's browser. @throws Refused, or fetch's error when there is no answer */
export async function signIn(url: string, password: string): Promise<Call> {
  let cookie = "";
  async function send(route: AnyRoute, input: LooseInput): Promise<Response> {
    const response = await fetch(url + addressOf(route, input), {
      method: route.method,
      headers: {
        "sec-fetch-site": "same-origin",
        cookie,
        ...(input.body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    if (!response.ok) throw new Refused(response.status, await response.text());
    return response;
  }
  const signedIn = await send(login, { body: { username: "admin", password } });
  cookie = signedIn.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
  return async (route, input) => {
    const response = await send(route, input as LooseInput);
    return route.contract.success.schema.parse(await response.json()) as never;
  };
}
