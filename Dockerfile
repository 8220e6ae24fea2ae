# Four images: `api` (also migrates and backs up), `worker`, `site`, which builds the pages, and `speed-test`, which alone has a browser.
# None has an agency's folder: it is mounted, and named by AGENCY_DIR. Builds with the classic builder as well as with BuildKit.
FROM node:24.21.0-bookworm-slim AS base
WORKDIR /app
ENV PNPM="npx --yes pnpm@12.21.0" CI=true
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml turbo.json tsconfig.base.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY apps/worker/package.json apps/worker/
COPY packages/content/package.json packages/content/
COPY packages/contracts/package.json packages/contracts/
COPY packages/google-fake/package.json packages/google-fake/
COPY packages/model/package.json packages/model/
COPY packages/server/package.json packages/server/
COPY packages/testing/package.json packages/testing/
COPY packages/ui/package.json packages/ui/
COPY bench/package.json bench/
COPY faults/package.json faults/
COPY e2e/package.json e2e/
COPY scripts/package.json scripts/

# What api and worker need at run time, and nothing else.
FROM base AS modules
# The Node of the image serves; the one from the npm packages is for machines without it.
RUN $PNPM install --frozen-lockfile --prod --filter-prod "@agency/api..." --filter-prod "@agency/worker..." \
 && rm -rf node_modules/.pnpm/node-linux-* node_modules/node-linux-*

FROM node:24.21.0-bookworm-slim AS runtime
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data HOST=0.0.0.0 MALLOC_ARENA_MAX=2
RUN install -d -o node -g node -m 0700 /data /backups

FROM runtime AS worker
COPY --from=modules /app /app
COPY packages packages
COPY apps/worker apps/worker
COPY deploy/compose/health.mjs deploy/compose/
# What health and the log say runs here.
ARG COMMIT=""
ARG TAG=""
RUN node -e 'const { COMMIT, TAG } = process.env; require("fs").writeFileSync("release.json", JSON.stringify({ commit: COMMIT || null, tag: TAG || null }))'
USER node
VOLUME /data
CMD ["node", "--max-semi-space-size=8", "apps/worker/src/main.ts"]

FROM runtime AS runtime-with-browser
# The speed test's browser; empty builds a service without one, and the worker times pages itself.
ARG BROWSER="chromium"
RUN if [ -n "$BROWSER" ]; then \
      apt-get update && apt-get install -y --no-install-recommends "$BROWSER" && rm -rf /var/lib/apt/lists/*; \
    fi

FROM runtime-with-browser AS speed-test
COPY --from=worker /app /app
USER node
CMD ["node", "apps/worker/src/speed-test-service.ts"]

FROM base AS site
RUN $PNPM install --frozen-lockfile --filter "@agency/web..."
COPY packages packages
COPY apps/web apps/web
COPY scripts/lib scripts/lib
COPY deploy/compose/build-site.mjs deploy/compose/
# With other sources, a site of the same folder is another one.
RUN date +%s%N > site-source && mkdir -p apps/web/sites packages/content/build && chown -R node:node apps/web packages/content
USER node
CMD ["node", "deploy/compose/build-site.mjs"]

FROM runtime AS api
COPY --from=modules /app /app
COPY packages packages
COPY apps/api apps/api
COPY deploy/compose deploy/compose
ARG COMMIT=""
ARG TAG=""
RUN node -e 'const { COMMIT, TAG } = process.env; require("fs").writeFileSync("release.json", JSON.stringify({ commit: COMMIT || null, tag: TAG || null }))'
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "--max-semi-space-size=8", "apps/api/src/server.ts"]
