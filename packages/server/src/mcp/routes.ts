import type { McpHttpHandler } from "@modelcontextprotocol/server";
import type { FastifyInstance } from "fastify";
import { agency } from "@agency/content/agency";
import type { Context } from "../kit/context.ts";
import { HttpError } from "../kit/http/errors.ts";
import { release } from "../kit/release.ts";
import { propose } from "../proposals/propose.ts";
import { findBearer } from "../tokens/authenticate-tokens.ts";
import type { Propose } from "./proposal-tools.ts";
import { readApi } from "./read-api.ts";

/** Where assistants call. It stands beside the API: the Model Context Protocol has its own contract (specification 2026-07-28). */
const path = "/api/mcp";

/**
 * The door for assistants: tools that read, each by a call of the API with the caller's token, and for tokens that may, two that leave a proposal.
 * Nothing is kept between calls. The library is loaded by the first call.
 */
export function mcpRoutes(app: FastifyInstance, context: Context): void {
  app.route({
    method: ["GET", "DELETE"],
    url: path,
    schema: { hide: true },
    handler: (_request, reply) => reply.code(405).header("allow", "POST").send(),
  });

  app.post(path, { schema: { hide: true } }, async (request, reply) => {
    const caller = await findBearer(request, context);
    if (!caller) {
      reply.header("www-authenticate", "Bearer");
      throw new HttpError("token_unknown");
    }
    const { createMcpHandler, McpServer } = await import("@modelcontextprotocol/server");
    const { instructions, registerTools } = await import("./tools.ts");
    const handler: McpHttpHandler = createMcpHandler(
      () => {
        const leave: Propose | null = caller.token?.mayPropose
          ? (place, proposed) => propose(context, caller, place, proposed)
          : null;
        const server = new McpServer(
          { name: agency.name, version: release().version },
          { instructions: instructions(leave !== null) },
        );
        registerTools(server, readApi(app, request), leave);
        return server;
      },
      {
        responseMode: "json",
        maxSubscriptions: 0,
        onerror: (error) => request.log.warn({ err: error }, "An assistant's call failed"),
      },
    );
    try {
      const answer = await handler.fetch(
        new Request(new URL(path, context.environment.PUBLIC_URL), {
          method: "POST",
          headers: new Headers(
            Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
              typeof value === "string" && sent.test(name) ? [[name, value]] : [],
            ),
          ),
          body: JSON.stringify(request.body),
        }),
        { parsedBody: request.body },
      );
      return await reply
        .code(answer.status)
        .headers(
          Object.fromEntries(
            [...answer.headers].filter(([name]) => name === "content-type" || name.startsWith("mcp-")),
          ),
        )
        .send(await answer.text());
    } finally {
      await handler.close();
    }
  });
}

/** The headers that the protocol reads. */
const sent = /^(accept|content-type|mcp-.*)$/;
