import { execFile } from "node:child_process";
import { chmod, mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

export type SmallDisk = {
  path: string;
  /** Fills the disk completely. */
  fill: () => Promise<void>;
  empty: () => Promise<void>;
  remove: () => Promise<void>;
};

/**
 * A disk of a few megabytes in memory.
 * @throws Error with instructions when this account may not mount one
 */
export async function smallDisk(path: string, megabytes: number): Promise<SmallDisk> {
  await mkdir(path, { recursive: true });
  await execute("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0755`, "tmpfs", path]).catch((error: Error) => {
    throw new Error(
      `Cannot mount a tmpfs for the full-disk tests (${error.message.trim()}). ` +
        "Run the tests as root, in a container with --cap-add SYS_ADMIN.",
    );
  });
  await chmod(path, 0o755);
  const ballast = join(path, "ballast");
  return {
    path,
    fill: async () => {
      const { bavail, bsize } = await statfs(path);
      await writeFile(ballast, Buffer.alloc(bavail * bsize));
    },
    empty: () => rm(ballast, { force: true }),
    remove: async () => {
      await execute("umount", ["--lazy", path]);
    },
  };
}
