import type { FastifyInstance } from "fastify";

/** Every route of the router, those of libraries included, as its method and pattern. */
export function routeTable(app: Pick<FastifyInstance, "printRoutes">): { method: string; pattern: string }[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split("\n")
    .flatMap((line) => {
      const [, indent = "", part = "", methods = ""] = /^([ │]*)[├└]── (\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      above.length = depth;
      above[depth] = part;
      return methods ? methods.split(", ").map((method) => ({ method, pattern: above.join("") })) : [];
    });
}
