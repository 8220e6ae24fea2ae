#!/usr/bin/env bash
# Guess:     a zod schema that is named with `.meta({ id })` and that only answers use becomes one component of the OpenAPI document.
# Behaviour: fastify-type-provider-zod's `jsonSchemaTransformObject` writes each named schema twice, as `Name` (what is answered) and as
#            `NameInput` (what would be taken), whether a route takes it or not; the second is referred to by nothing. All schemas of zod's
#            global registry are written, also of modules that no route uses. And a response that is such a schema loses its own
#            description: it says "Default Response", since only a reference is left.
# Versions:  fastify 5.12.8, @fastify/swagger 9.9.3, fastify-type-provider-zod 7.0.0, zod 4.6.7, Node 20 or newer
# Date:      2026-11-28
# Matters:   a document of 1.5 MB became 0.7 MB with names, and 0.5 MB once the unreferenced half was taken out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund fastify@5.12.8 @fastify/swagger@9.9.3 fastify-type-provider-zod@7.0.0 zod@4.6.7

cat > try.mjs <<'JS'
import swagger from "@fastify/swagger";
import Fastify from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject, serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { z } from "zod";

const cake = z.object({ name: z.string() }).meta({ id: "Cake", description: "A cake of the day" });
// Registered, and used by no route.
z.object({ colour: z.string() }).meta({ id: "Plate" });

const app = Fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
await app.register(swagger, {
  openapi: { openapi: "3.1.0", info: { title: "Cakes", version: "1" } },
  transform: jsonSchemaTransform,
  transformObject: jsonSchemaTransformObject,
});
app.get("/cake", { schema: { response: { 200: cake } } }, async () => ({ name: "Kek lapis" }));
await app.ready();

const described = app.swagger();
const text = JSON.stringify(described);
for (const name of Object.keys(described.components.schemas).sort()) {
  console.log(`${name}: ${text.includes(`"#/components/schemas/${name}"`) ? "referred to" : "referred to by nothing"}`);
}
console.log(`the response: ${described.paths["/cake"].get.responses["200"].description}`);
JS
seen=$(node try.mjs)
echo "$seen"
wanted='Cake: referred to
CakeInput: referred to by nothing
Plate: referred to by nothing
PlateInput: referred to by nothing
the response: Default Response'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
