import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchemaCompiler } from "fastify";
import type { Readable } from "node:stream";
import { z } from "zod";
import { declaredErrors, errorBodySchema } from "@agency/contracts/errors";
import type { AnyContract, AnyRoute } from "@agency/contracts/route";
import { type ErrorCode, errorStatus } from "@agency/model/error-codes";
import { Refusal } from "../refusal.ts";
import { takesUploads } from "./bodies.ts";
import { guardRoute } from "./signed-in.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    contractRoute?: AnyRoute;
  }
}

type Output<T> = T extends z.ZodType ? z.output<T> : undefined;

type Input<C extends AnyContract> = {
  params: Output<C["params"]>;
  query: Output<C["query"]>;
  body: Output<C["body"]>;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** A route with status 303 answers with a path of this site, never with an address that somebody sent. */
type Answer<C extends AnyContract> = C["success"] extends { contentType: string }
  ? string | Buffer | Readable
  : C["success"] extends { status: 303 }
    ? string
    : z.input<C["success"]["schema"]> | JsonText;

/** Turns a contract into a Fastify route. Checks input and answer against it, and that the caller has the right that it needs. */
export function handle<C extends AnyContract>(
  app: FastifyInstance,
  route: AnyRoute & { contract: C },
  handler: (input: Input<C>) => Promise<Answer<C>>,
): void {
  const { method, path } = route;
  const contract: AnyContract = route.contract;
  const { success } = contract;
  app.route({
    method,
    url: path,
    ...(contract.bodyBytes ? { bodyLimit: contract.bodyBytes } : {}),
    onRequest: [guardRoute(contract), ...(contract.bodyBytes ? [takesUploads(contract.bodyBytes)] : [])],
    config: { contractRoute: route },
    schema: {
      summary: contract.summary,
      tags: [contract.tag],
      operationId: operationId(method, path),
      security: accessSecurity(contract, method),
      ...(contract.params ? { params: contract.params } : {}),
      ...(contract.query ? { querystring: contract.query } : {}),
      ...(contract.body ? { body: contract.body } : {}),
      response: { ...errorResponses(route), ...successResponse(success) },
    },
    handler: async (request, reply) => {
      const answer = await handler({
        params: request.params,
        query: request.query,
        body: request.body,
        request,
        reply,
      } as Input<C>);
      if (success.status === 303) return reply.redirect(String(answer), 303);
      reply.code(success.status);
      if (success.contentType) reply.type(success.contentType);
      if (answer instanceof JsonText) return reply.type("application/json; charset=utf-8").send(answer.text);
      return reply.send(success.status === 204 ? undefined : answer);
    },
  });
}

/** A call of something that the agency offers or does not. It is refused where it does not. */
export function handleIf<C extends AnyContract>(
  isOffered: boolean,
  ...[app, route, handler]: Parameters<typeof handle<C>>
): void {
  handle<C>(app, route, isOffered ? handler : () => Promise.reject(new Refusal("not_offered")));
}

/** For the API description. The portal is open to everyone with a client ID, and shows the staff more. */
function accessSecurity({ access }: AnyContract, method: string): Record<string, string[]>[] {
  if (access === "public") return [];
  const staff = [{ session: [] }, ...(method === "GET" ? [{ token: [] }] : [])];
  return access === "staff" ? staff : [{}, ...staff];
}

function successResponse({ status, schema, contentType }: AnyContract["success"]): Record<number, unknown> {
  if (status === 204) return { 204: z.null().describe("Done") };
  if (status === 303) return { 303: z.null().describe("Leads on to a page of the site") };
  if (!contentType) return { [status]: schema };
  const mediaType = contentType.split(";")[0] ?? contentType;
  return { [status]: { description: mediaType, content: { [mediaType]: { schema: z.string() } } } };
}

function errorResponses(route: AnyRoute): Record<number, unknown> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of declaredErrors(route)) {
    const status = errorStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const content = { "application/json": { schema: errorSchema(codes) } };
      return [status, { description: codes.join(", "), content }];
    }),
  );
}

/** Most routes answer with the same errors: making their schemas for each would take a tenth of building the app. */
const errorSchemas = new Map<string, z.ZodType>();

function errorSchema(codes: ErrorCode[]): z.ZodType {
  const id = codes.map(upperCamelCase).join("Or");
  const schema = errorSchemas.get(id) ?? errorBodySchema.extend({ error: z.enum(codes) }).meta({ id });
  errorSchemas.set(id, schema);
  return schema;
}

function operationId(method: string, path: string): string {
  return `${method.toLowerCase()}${upperCamelCase(path)}`;
}

function upperCamelCase(words: string): string {
  return words.replaceAll(/(?:^[^a-z]*|[^a-z]+)(\w)?/gi, (_, letter?: string) => letter?.toUpperCase() ?? "");
}

/** An answer that is JSON text already, checked against its contract when it was written. Bytes are compressed as its header says. */
export class JsonText {
  readonly text: string | Buffer;

  constructor(text: string | Buffer) {
    this.text = text;
  }
}

/** Checks an input against its schema. Throws the whole zod error: the type provider's own loses the paths. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (input: unknown) => {
    const result = schema.safeParse(input);
    return result.success ? { value: result.data } : { error: result.error };
  };
};
