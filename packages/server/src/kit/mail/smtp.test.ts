import { type AddressInfo, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { ProblemCode } from "@agency/model/problems";
import { until } from "@agency/testing/ceiling";
import { type MailServer, startMailServer } from "@agency/testing/mail-server";
import { freePort } from "@agency/testing/product";
import { allowsClearLogin, checkSmtp, requiresTls, readSmtpServer, smtpService } from "./smtp.ts";

const mail = {
  id: "1",
  messageId: "<one@agency.test>",
  from: "reports@agency.test",
  to: "owner@client.test",
  raw: Buffer.from("Message-ID: <one@agency.test>\r\nSubject: Report\r\n\r\n.dots\r\n..stay\r\n"),
};
const large = { ...mail, raw: Buffer.concat([mail.raw, Buffer.alloc(24 * 1024 * 1024, "figures and words\r\n")]) };

const again = (code: ProblemCode) => ({ result: "refused", permanent: false, problem: { code, params: {} } });
const unset = { MAIL_HELO: undefined, SMTP_CLEAR_LOGIN: "off" } as const;

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});
afterEach(() => server.stop());

const allow = async () => true;
/** Client and server run in this process: after some turns of its loop each has what the other sent. */
async function whatWasSentArrives(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await sleep(5);
}
/** Waits for a silent server only. An answer may take as long as a busy machine needs. */
const deliver = (beforeDot: () => Promise<boolean> = allow, sent = mail) =>
  smtpService({ url: server.url }, server.behaviour.startsWith("hang") ? { socketTimeout: 1000 } : {}).deliver(
    sent,
    beforeDot,
  );

test("a mail arrives unchanged at its recipient", async () => {
  expect(await deliver()).toEqual({ result: "sent" });
  expect(server.mails).toEqual([{ from: mail.from, to: [mail.to], messageId: mail.messageId, raw: mail.raw }]);
});

describe("a mail with copies", () => {
  const copied = { ...mail, cc: ["boss@agency.test", "team@agency.test"] };

  test("arrives once at its recipient and those who get a copy", async () => {
    expect(await deliver(allow, copied)).toEqual({ result: "sent" });
    expect(server.mails.map(({ to }) => to)).toEqual([[mail.to, ...copied.cc]]);
  });

  test("is sent although the mail server refuses copies, which are counted", async () => {
    server.behaviour = "550-copies";
    expect(await deliver(allow, copied)).toEqual({ result: "sent", refusedCopies: 2 });
    expect(server.mails.map(({ to }) => to)).toEqual([[mail.to]]);
  });

  test.each([
    ["550 5.1.1 No such mailbox", true, "mailbox_unknown"],
    ["451 4.7.1 Try again later", false, "mail_deferred"],
  ] as const)("reaches nobody when the mail server answers its recipient with %s", async (reply, permanent, code) => {
    const lines: string[] = [];
    const talker = await startTalker((line, say) => {
      lines.push(line);
      if (line === `RCPT TO:<${mail.to}>`) say(reply);
      else say(line === "DATA" ? "354 Go on" : "250 Fine");
    });
    const beforeDot = vi.fn(allow);
    const outcome = await smtpService({ url: talker.url }).deliver(copied, beforeDot);
    expect(outcome).toMatchObject({ result: "refused", permanent, problem: { code, params: { reply } } });
    expect(beforeDot).not.toHaveBeenCalled();
    expect(lines).toContain(`RCPT TO:<${copied.cc[0]}>`);
    expect(lines).not.toContain(".");
    talker.stop();
  });
});

test("the check before the final dot runs once, after the whole mail is written and before the server accepts it", async () => {
  const beforeDot = vi.fn(async () => {
    expect(server.mails).toEqual([]);
    return true;
  });
  await deliver(beforeDot);
  expect(beforeDot).toHaveBeenCalledOnce();
});

test("a refused check before the final dot sends no mail", async () => {
  expect(await deliver(async () => false)).toEqual({ result: "abandoned" });
  expect(await deliver()).toEqual({ result: "sent" });
  expect(server.mails).toHaveLength(1);
});

test("a failed check before the final dot sends no mail and allows a retry", async () => {
  const outcome = await deliver(() => Promise.reject(new Error("The database is away")));
  expect(outcome).toMatchObject({
    result: "refused",
    permanent: false,
    problem: { code: "internal_error", params: {} },
  });
  expect(server.mails).toEqual([]);
});

test("a worker delayed before the final dot does not send, because another may have the mail by now", async () => {
  const held = smtpService({ url: server.url }, { dotWithin: 50 }).deliver(mail, async () => {
    await sleep(100);
    return true;
  });
  expect(await held).toMatchObject({
    result: "refused",
    permanent: false,
    problem: { code: "internal_error", params: {} },
  });
  expect(server.mails).toEqual([]);
});

describe("the mail server's reply decides the outcome", () => {
  test.each([
    ["451", false, "mail_deferred", "451 4.3.0 Try again later"],
    ["550", true, "mail_refused", "550 5.7.1 Not wanted here"],
    ["550-recipient", true, "mailbox_unknown", "550 5.1.1 No such mailbox"],
  ] as const)("%s", async (behaviour, permanent, code, reply) => {
    server.behaviour = behaviour;
    expect(await deliver()).toMatchObject({ result: "refused", permanent, problem: { code, params: { reply } } });
    expect(server.mails).toEqual([]);
  });

  test("a slow reply within the timeout counts as sent", async () => {
    server.behaviour = "slow";
    server.slowness = 300;
    expect(await smtpService({ url: server.url }).deliver(mail, allow)).toEqual({ result: "sent" });
    expect(server.mails).toHaveLength(1);
  });
});

describe("no reply after the final dot makes the outcome unknown", () => {
  test.each(["hang", "drop-after-dot"] as const)("%s", async (behaviour) => {
    server.behaviour = behaviour;
    expect(await deliver()).toMatchObject({ result: "unknown" });
    expect(server.mails).toHaveLength(1);
  });

  test.each([
    ["a truncated 250", "250 2.0.0 tak"],
    ["a meaningless reply", "354 Go on\r\n"],
  ])("%s does not count as a refusal", async (_what, words) => {
    const odd = await startTalker((line, say, hangUp) => {
      if (line === ".") hangUp(words);
      else say(line === "DATA" ? "354 Go on" : "250 Fine");
    });
    expect(await smtpService({ url: odd.url }).deliver(mail, allow)).toMatchObject({ result: "unknown" });
    odd.stop();
  });
});

describe("a failure before the final dot allows a retry", () => {
  test.each([
    ["hang-before-dot", "mail_timeout"],
    ["drop-before-dot", "mail_interrupted"],
    ["drop-at-once", "mail_interrupted"],
  ] as const)("%s: %s", async (behaviour, code) => {
    server.behaviour = behaviour;
    const beforeDot = vi.fn(allow);
    expect(await deliver(beforeDot, large)).toMatchObject(again(code));
    expect(beforeDot).not.toHaveBeenCalled();
    expect(server.mails).toEqual([]);
  });

  test("when the server sends no greeting", async () => {
    const silent = await startTalker(() => undefined, "");
    const service = smtpService({ url: silent.url }, { greetingTimeout: 300 });
    expect(await service.deliver(mail, allow)).toMatchObject(again("mail_timeout"));
    silent.stop();
  });

  test("when the server accepts the mail before it has it", async () => {
    const hasty = await startTalker((line, say) => say(line === "DATA" ? "354 Go on\r\n250 Taken" : "250 Fine"));
    const allowLater = () => whatWasSentArrives().then(allow);
    expect(await smtpService({ url: hasty.url }).deliver(mail, allowLater)).toMatchObject(again("mail_interrupted"));
    hasty.stop();
  });

  test("when no server is listening", async () => {
    const service = smtpService({ url: `smtp://127.0.0.1:${await freePort()}` });
    expect(await service.deliver(mail, allow)).toMatchObject(again("mail_unreachable"));
  });

  test("when the host has no address", async () => {
    expect(await smtpService({ url: "smtp://mail.invalid:25" }).deliver(mail, allow)).toMatchObject(
      again("mail_unreachable"),
    );
  });

  test.each([
    ["during the check", whatWasSentArrives],
    ["in the same turn as the check's answer", async () => undefined],
  ])("when the connection is lost %s", async (_, answers) => {
    const outcome = await deliver(async () => {
      await server.stop();
      await answers();
      return true;
    });
    expect(outcome).toMatchObject(again("mail_interrupted"));
    expect(server.mails).toEqual([]);
    await server.listen();
  });
});

describe("a mail server that requires a sign-in", () => {
  const account = { user: "reports@agency.test", password: "p:a/s@s w%rd" };

  test("accepts the user and the password of the URL", async () => {
    const closed = await startMailServer({ account });
    expect(await smtpService({ url: closed.url }).deliver(mail, allow)).toEqual({ result: "sent" });
    await expect(checkSmtp({ url: closed.url })).resolves.toEqual({ encrypted: false });
    await closed.stop();
  });

  test("reports wrong credentials without revealing the password", async () => {
    const closed = await startMailServer({ account });
    const wrong = new URL(closed.url);
    wrong.password = "not-the-password";
    const outcome = await smtpService({ url: wrong.href }).deliver(mail, allow);
    const problem = { code: "sign_in_refused", params: { reply: "535 5.7.8 Wrong user name or password" } };
    expect(outcome).toMatchObject({ result: "refused", permanent: true, problem });
    expect(JSON.stringify(outcome)).not.toContain("not-the-password");
    await expect(checkSmtp({ url: wrong.href })).rejects.toThrow("535");
    await closed.stop();
  });
});

test.each(["owner@client.test>\r\nRCPT TO:<other@client.test", "a@b.test> SIZE=1", ""])(
  "the recipient %j is refused because it is not just an address",
  async (to) => {
    expect(await deliver(allow, { ...mail, to })).toMatchObject({ result: "refused" });
    expect(server.mails).toEqual([]);
  },
);

test("SMTP cannot be asked whether it took a mail", async () => {
  expect(await smtpService({ url: server.url }).lookUp(mail)).toBeNull();
});

describe("a connection that carried a mail", () => {
  test("carries the next ones", async () => {
    const service = smtpService({ url: server.url });
    for (let sent = 0; sent < 3; sent += 1) expect(await service.deliver(mail, allow)).toEqual({ result: "sent" });
    expect(server.mails).toHaveLength(3);
    expect(server.connections()).toBe(1);
    service.close();
  });

  test("carries one mail at a time: two mails at once take two connections", async () => {
    const service = smtpService({ url: server.url });
    await Promise.all([service.deliver(mail, allow), service.deliver(mail, allow)]);
    expect(server.connections()).toBe(2);
    service.close();
  });

  test("is given up when the server ended it, and the mail goes over a new one", async () => {
    const service = smtpService({ url: server.url });
    await service.deliver(mail, allow);
    await server.stop();
    await server.listen();
    const beforeDot = vi.fn(allow);
    expect(await service.deliver(mail, beforeDot)).toEqual({ result: "sent" });
    expect(beforeDot).toHaveBeenCalledOnce();
    expect(server.mails).toHaveLength(2);
    service.close();
  });

  test("is given up when the server drops it after the next mail's first commands", async () => {
    let mails = 0;
    const weary = await startTalker((line, say, hangUp) => {
      if (line.startsWith("MAIL") && (mails += 1) === 2) hangUp("421 4.7.0 Too many mails\r\n");
      else say(line === "DATA" ? "354 Go on" : "250 Fine");
    });
    const service = smtpService({ url: weary.url });
    for (let sent = 0; sent < 2; sent += 1) expect(await service.deliver(mail, allow)).toEqual({ result: "sent" });
    expect(mails).toBe(3);
    service.close();
    weary.stop();
  });

  test.each(["451", "550", "drop-after-dot", "drop-before-dot"] as const)(
    "is not kept after %s, and the next mail is judged by its own answer",
    async (behaviour) => {
      const service = smtpService({ url: server.url });
      await service.deliver(mail, allow);
      server.behaviour = behaviour;
      expect(await service.deliver(large, allow)).not.toEqual({ result: "sent" });
      server.behaviour = "take";
      const before = server.mails.length;
      expect(await service.deliver(mail, allow)).toEqual({ result: "sent" });
      expect(server.mails).toHaveLength(before + 1);
      service.close();
    },
  );

  test("is never used again after silence, so that a late 250 counts for no other mail", async () => {
    const service = smtpService({ url: server.url }, { socketTimeout: 500 });
    await service.deliver(mail, allow);
    server.behaviour = "hang";
    expect(await service.deliver(mail, allow)).toMatchObject({ result: "unknown" });
    server.behaviour = "451";
    server.release();
    expect(await service.deliver(mail, allow)).toMatchObject({ result: "refused" });
    service.close();
  });
});

test("a closed service leaves no socket and no timer behind", async () => {
  const service = smtpService({ url: server.url });
  await service.deliver(mail, allow);
  service.close();
  await until(() => {
    const left = process.getActiveResourcesInfo().filter((kind) => kind === "TCPSocketWrap");
    expect(left).toEqual([]);
  });
});

/** Starts a server that answers each line with the given function. */
async function startTalker(
  answer: (line: string, say: (text: string) => void, hangUp: (text: string) => void) => void,
  greeting = "220 Hello",
): Promise<{ url: string; stop: () => void }> {
  const port = await freePort();
  const talker = createServer((socket) => {
    if (greeting) socket.write(`${greeting}\r\n`);
    let inData = false;
    socket.on("error", () => undefined);
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").filter(Boolean)) {
        if (inData && line !== ".") continue;
        inData = line === "DATA";
        answer(
          line,
          (text) => socket.write(`${text}\r\n`),
          (text) => socket.end(text),
        );
      }
    });
  });
  await new Promise<void>((resolve) => {
    talker.listen(port, "127.0.0.1", resolve);
  });
  return { url: `smtp://127.0.0.1:${port}`, stop: () => talker.close() };
}

describe("the connection", () => {
  /** Records the commands of a client to a server that offers no STARTTLS. */
  async function listening(): Promise<{ port: number; said: string[]; stop: () => void }> {
    const said: string[] = [];
    const listener = createServer((socket) => {
      socket.write("220 plain.test\r\n");
      socket
        .on("error", () => undefined)
        .on("data", (data) => {
          const line = data.toString().trim();
          said.push(line);
          socket.write(
            line.startsWith("EHLO") ? "250-plain.test\r\n250 AUTH PLAIN\r\n" : "502 5.5.1 Not implemented\r\n",
          );
        });
    });
    await new Promise<void>((resolve) => void listener.listen(0, "127.0.0.1", resolve));
    return { port: (listener.address() as AddressInfo).port, said, stop: () => void listener.close() };
  }

  test("gives the name of the site, which mail servers look up", async () => {
    const { port, said, stop } = await listening();
    const named = readSmtpServer({
      ...unset,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      PUBLIC_URL: "https://agency.example",
    });
    await smtpService(named ?? { url: "" }).deliver(mail, allow);
    stop();
    expect(said[0]).toBe("EHLO agency.example");
  });

  test("that is not encrypted gets no password: the email waits, and says why", async () => {
    const { port, said, stop } = await listening();
    // Another name of this machine than those of the loopback.
    const url = `smtp://user:secret@0.0.0.0:${port}`;
    expect(await smtpService({ url }).deliver(mail, allow)).toMatchObject(again("mail_insecure"));
    expect(said.join("\n")).toContain("STARTTLS");
    expect(said.join("\n")).not.toContain("AUTH");
    await smtpService({ url, clearLogin: true }).deliver(mail, allow);
    stop();
    expect(said.join("\n")).toContain("AUTH PLAIN");
  });

  test.each([
    ["smtp://user:secret@mail.example", true],
    ["smtp://mail.example", false],
    ["smtp://user:secret@localhost:25", false],
    ["smtp://user:secret@127.0.0.1:25", false],
    ["smtp://user:secret@[::1]:25", false],
  ])("to %s must be encrypted: %s", (url, required) => {
    expect(requiresTls({ url })).toBe(required);
    expect(allowsClearLogin({ url, clearLogin: true })).toBe(required);
  });

  test.each([
    ["http://127.0.0.1:3000", undefined],
    ["http://localhost:3000", undefined],
    ["https://www.agency.example", "www.agency.example"],
  ])("of a site at %s has the name %s, unless MAIL_HELO gives another", (PUBLIC_URL, name) => {
    const given = { ...unset, SMTP_URL: "smtp://mail.example", PUBLIC_URL };
    expect(readSmtpServer(given)?.name).toBe(name);
    expect(readSmtpServer({ ...given, MAIL_HELO: "mail.agency.example" })?.name).toBe("mail.agency.example");
  });
});
