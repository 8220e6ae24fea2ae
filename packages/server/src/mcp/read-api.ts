import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Answer, CallName, Input } from "@agency/contracts/calls";
import type { ErrorBody } from "@agency/contracts/errors";

/** The calls that read and answer with JSON. */
type ReadName = Extract<CallName, `GET ${string}`>;

/** What the API answered instead, in words for whoever asked. */
export class Refused extends Error {}

/**
 * Calls the API as whoever sent a request: with the same token from the same address, and so with the same rights, the same clients and the
 * same record of it.
 */
export type ReadApi = <Name extends ReadName>(name: Name, input: Input<Name>) => Promise<Answer<Name>>;

/** @throws Refused */
export function readApi(app: FastifyInstance, { headers, ip, id }: FastifyRequest): ReadApi {
  return async (name, input) => {
    const { params = {}, query = {} } = input as { params?: Record<string, string>; query?: Record<string, unknown> };
    const path = name
      .slice("GET ".length)
      .replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ""));
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const { statusCode, payload } = await app.inject({
      method: "GET",
      url: path,
      query: Object.fromEntries(given.map(([key, value]) => [key, String(value)])),
      remoteAddress: ip,
      headers: {
        host: headers.host ?? "",
        authorization: headers.authorization ?? "",
        "x-request-id": id,
        ...(headers["user-agent"] && { "user-agent": headers["user-agent"] }),
      },
    });
    if (statusCode >= 400) throw new Refused((JSON.parse(payload) as ErrorBody).message);
    return JSON.parse(payload);
  };
}
