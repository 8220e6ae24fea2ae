import { expect } from "@playwright/test";
import { once } from "node:events";
import type { Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type MailServer = {
  url: string;
  /** The mails taken so far, oldest first. */
  mails: Email[];
  /** Takes mails from now on and drops the line instead of saying so. */
  silent: boolean;
  /** Knows no mailbox from now on. */
  refusing: boolean;
  stop: () => Promise<void>;
};

/** A real SMTP server on a free port that keeps what it is given. */
export async function startMailServer(): Promise<MailServer> {
  const mails: Email[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: (_address, _session, done) => {
      if (!mailServer.refusing) return done();
      done(Object.assign(new Error("5.1.1 No such mailbox"), { responseCode: 550 }));
    },
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          mails.push(mail);
          if (!mailServer.silent) return done();
          for (const socket of sockets) socket.destroy();
        }, done);
      });
    },
  });
  server.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    silent: false,
    refusing: false,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
}

/** Waits for a mail to somebody that leads to a page, and gives that link as it is written after the address of the site. */
export async function linkTo({ mails }: MailServer, person: string, page: string): Promise<string> {
  const find = () =>
    mails
      .filter(({ to }) => to?.some(({ address }) => address === person))
      .flatMap(({ text }) => text?.match(/https?:\/\/\S+/g) ?? [])
      .find((address) => new URL(address).pathname.endsWith(page));
  await expect.poll(find).toBeTruthy();
  const { pathname, hash } = new URL(find() ?? "");
  return pathname + hash;
}
