import { expect, type Page } from "@playwright/test";
import type { Answer, CallName, Given, Input } from "@agency/contracts/calls";

/** Calls the API by the session of a page that is signed in, and expects success. */
export async function call<Name extends CallName>(
  page: Page,
  name: Name,
  ...[input]: Given<Input<Name>>
): Promise<Answer<Name>> {
  const { params = {}, body } = (input ?? {}) as { params?: Record<string, string>; body?: object };
  const [method, path = ""] = name.split(" ");
  const answer = await page.request.fetch(
    path.replaceAll(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? "")),
    { ...(method && { method }), ...(body && { data: body }), headers: { "sec-fetch-site": "same-origin" } },
  );
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return text === "" ? null : JSON.parse(text);
}
