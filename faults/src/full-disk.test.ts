import { execFile } from "node:child_process";
import { chmod, mkdir, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { sendContact } from "@agency/contracts/enquiries";
import { afterwards, testFolder } from "@agency/testing/afterwards";
import { Refused } from "@agency/testing/session";
import { openEmbedded, openStage } from "./support/stage.ts";
import { expectOutcome } from "./support/verdict.ts";

const execute = promisify(execFile);

const folder = await testFolder();
// MariaDB's account needs access through this folder.
await chmod(folder, 0o711);

describe("with SQLite and email files", async () => {
  const disk = await smallDisk(join(folder, "embedded"), 16);
  afterwards(disk.remove);
  const product = await openEmbedded(disk.path);
  afterwards(product.close);

  test.for(["reports", "notifications"] as const)(
    "disk full under the database and email files (%s)",
    async (kind, context) => {
      const desk = product[kind];
      const asked = await desk.askFor(6);
      await disk.fill();
      const worker = await product.startWorker();
      const told = await desk.ask().catch((error: unknown) => error);
      expect(told).toBeInstanceOf(Refused);
      expect(told).toMatchObject({ status: 503, code: "unavailable" });
      await sleep(3000);
      expect(worker.log.map(({ level }) => level)).toContain(50);
      await disk.empty();
      await expectOutcome(context, product, {
        desk,
        asked,
        sees: "sent",
        remark: () => "requests meanwhile got a 503",
      });
      for (const raw of await product.mails()) {
        const { attachments, text } = await PostalMime.parse(raw);
        expect(text).toBeTruthy();
        for (const { content } of attachments.filter(({ related }) => !related))
          expect(Buffer.from(content as ArrayBuffer).toString("latin1")).toMatch(/%%EOF\s*$/);
      }
      await worker.kill();
    },
  );
});

describe("with MariaDB and a mail server", async () => {
  const database = await smallDisk(join(folder, "database"), 320);
  afterwards(database.remove);
  const stage = await openStage({ databaseFolder: database.path });

  test.for(["reports", "notifications"] as const)("disk full under the journal (%s)", async (kind, context) => {
    const desk = stage[kind];
    const disk = await smallDisk(stage.data, 4);
    await disk.fill();
    const worker = await stage.startWorker();
    const asked = await desk.askFor(6);
    await expectOutcome(context, stage, { desk, asked, sees: "sent", remark: () => "the log reports the journal" });
    expect(JSON.stringify(worker.log)).toContain("its line in the journal is missing");
    await stage.reset();
    await disk.remove();
  });

  test("disk full under MariaDB", async (context) => {
    const desk = stage.notifications;
    await database.fill();
    await stage.startWorker();
    const asked: string[] = [];
    const refused: unknown[] = [];
    for (let tries = 0; tries < 600 && refused.length < 3; tries += 1) {
      const person = `p-${tries}@person.test`;
      const told = await stage
        .call(sendContact, {
          body: { firstName: "Aina", lastName: "Contoh", email: person, projectDetails: "x".repeat(5000) },
        })
        .then(
          () => null,
          (error: unknown) => error,
        );
      if (told === null) asked.push(person);
      else refused.push(told);
    }
    for (const told of refused) expect(told).toMatchObject({ status: 503, code: "unavailable" });
    expect(refused).toHaveLength(3);
    await database.empty();
    asked.push(await desk.ask());
    await expectOutcome(context, stage, { desk, asked, sees: "sent", remark: () => "messages meanwhile got a 503" });
  });
});

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
