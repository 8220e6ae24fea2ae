#!/usr/bin/env bash
# Guess:     a build may take its time with a page, as long as it gets ready; and `prerender.concurrency` only decides how many at once.
# Behaviour: React Router drops a page that has no answer 10 seconds after it was asked for, and the build fails. Nothing in its configuration
#            changes this number. The time also runs while a page waits for the others, which are rendered in the same thread: four pages of
#            4 seconds each are built one by one, but not with a concurrency of four, where the last one has to wait for 12.
# Versions:  react-router, @react-router/dev and @react-router/node 8.4.0, vite 8.3.8, react and react-dom 19.3.1, isbot 5.2.3 (npm)
# Date:      2026-11-29
# Matters:   a site builds on a laptop and fails on a small CI machine, and the setting that is to speed it up makes it worse.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --silent --no-audit --no-fund react-router@8.4.0 @react-router/dev@8.4.0 @react-router/node@8.4.0 vite@8.3.8 react@19.3.1 react-dom@19.3.1 isbot@5.2.3

mkdir app
cat > vite.config.js <<'JS'
import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };
JS
cat > react-router.config.js <<'JS'
const paths = Array.from({ length: Number(process.env.PAGES) }, (_, index) => `/page/${index + 1}`);
export default { ssr: false, prerender: { paths, concurrency: Number(process.env.AT_ONCE) } };
JS
cat > app/routes.js <<'JS'
export default [{ id: "page", path: "page/:number", file: "page.jsx" }];
JS
cat > app/root.jsx <<'JS'
import { Outlet } from "react-router";
export default () => <html lang="en"><body><Outlet /></body></html>;
JS
cat > app/page.jsx <<'JS'
export async function loader() {
  const { WAITS, WORKS = 0 } = process.env;
  if (WAITS) await new Promise((done) => setTimeout(done, Number(WAITS)));
  const end = Date.now() + Number(WORKS);
  while (Date.now() < end) JSON.stringify(process.versions);
  return "ready";
}
export default ({ loaderData }) => <p>{loaderData}</p>;
JS
build() {
  rm -rf build
  if env "${@:2}" npx react-router build > build.log 2>&1; then
    echo "$1: $(find build/client/page -name index.html | wc -l) of ${2#PAGES=} pages"
  else
    echo "$1: $(grep -o 'The operation was aborted due to timeout' build.log | head -1)"
  fi
}
seen=$(
  build "one page that waits 8 seconds" PAGES=1 AT_ONCE=1 WAITS=8000
  build "one page that waits 11 seconds" PAGES=1 AT_ONCE=1 WAITS=11000
  build "four pages of 4 seconds, one at a time" PAGES=4 AT_ONCE=1 WORKS=4000
  build "four pages of 4 seconds, four at once" PAGES=4 AT_ONCE=4 WORKS=4000
)
echo "$seen"
wanted='one page that waits 8 seconds: 1 of 1 pages
one page that waits 11 seconds: The operation was aborted due to timeout
four pages of 4 seconds, one at a time: 4 of 4 pages
four pages of 4 seconds, four at once: The operation was aborted due to timeout'
[ "$seen" = "$wanted" ] || { echo "This has changed. It was:"; echo "$wanted"; exit 1; }
