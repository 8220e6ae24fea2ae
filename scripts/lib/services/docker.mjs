import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { atEnd } from "../ending.mjs";
import { Failure } from "../failure.mjs";
import { run } from "../processes.mjs";

/** Whether a Docker engine answers. */
export async function canUseDocker() {
  return (await run("docker", ["version", "--format", "{{.Server.Version}}"])).code === 0;
}

/**
 * Runs a container until this command ends.
 * @param {string} image
 * @param {number} port the one inside the container
 * @param {Record<string, string>} environment
 * @returns {Promise<{ port: number, execute: (command: string[]) => Promise<void> }>} `port`: the one of 127.0.0.1 that reaches it
 */
export async function runContainer(image, port, environment) {
  const name = `agency-test-${randomBytes(6).toString("hex")}`;
  const remove = ["rm", "--force", "--volumes", name];
  atEnd({
    stop: async () => void (await run("docker", remove)),
    now: () => void execFileSync("docker", remove, { stdio: "ignore" }),
  });
  const variables = Object.entries(environment).flatMap(([key, value]) => ["--env", `${key}=${value}`]);
  const publish = ["--publish", `127.0.0.1::${port}`];
  const started = await run("docker", ["run", "--detach", "--name", name, ...publish, ...variables, image]);
  if (started.code !== 0) throw new Failure(`${started.output}\nDocker could not run ${image}; the reason is above.`);
  const published = await run("docker", ["port", name, `${port}/tcp`]);
  const found = /:(\d+)\s*$/m.exec(published.output)?.[1];
  if (found === undefined) throw new Failure(`Docker published no port for ${image}: ${published.output}`);
  return {
    port: Number(found),
    execute: async (command) => {
      const { code, output } = await run("docker", ["exec", name, ...command]);
      if (code !== 0) throw new Failure(`${output}\n${command[0]} failed in ${image}; the reason is above.`);
    },
  };
}
