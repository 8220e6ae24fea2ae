import type { AnyContract, AnyRoute } from "@agency/contracts/route";
import { type Input, type LooseInput, type Output, requestAddress } from "@agency/server/testing/call";
import { signIn } from "@agency/testing/session";

export type Call = <C extends AnyContract>(route: AnyRoute & { contract: C }, input: Input<C>) => Promise<Output<C>>;

/** Calls the API by its routes, as a member of staff. @throws Refused, or fetch's error without an answer */
export async function openCalls(url: string, password: string): Promise<Call> {
  const { json } = await signIn({ url, staff: { username: "admin", password } });
  return async (route, input) => {
    const { body } = input as LooseInput;
    return route.contract.success.schema.parse(
      await json(route.method, requestAddress(route, input as LooseInput), body),
    ) as never;
  };
}
