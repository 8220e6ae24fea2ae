import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";

/**
 * How the mail server behaves:
 * - `take` answers 250, `slow` does so after a delay (`slowness`);
 * - `451` and `550` answer the final dot, `550-recipient` answers the recipient, `550-copies` every recipient but the first;
 * - `hang` accepts the email and withholds its 250 until `release`, `drop-after-dot` accepts it and closes the connection;
 * - `hang-before-dot` withholds the answer to the recipient until `release`, `hang-at-once` the greeting;
 * - `drop-before-dot` asks for the email and closes the connection, `drop-at-once` closes it before the greeting.
 */
export type Behaviour =
  | "take"
  | "slow"
  | "451"
  | "550"
  | "550-recipient"
  | "550-copies"
  | "hang"
  | "drop-after-dot"
  | "hang-before-dot"
  | "hang-at-once"
  | "drop-before-dot"
  | "drop-at-once";

/** An email that the server has, whether or not the sender got a 250. */
export type ReceivedMail = { from: string; to: string[]; messageId: string; raw: Buffer };

export type MailServer = {
  /** `smtp://host:port`, with user and password when they are required. */
  url: string;
  behaviour: Behaviour;
  /** Delay before a `slow` 250, in ms. */
  slowness: number;
  mails: ReceivedMail[];
  /** Number of conversations that wait for `release`. */
  waiting: () => number;
  /** Number of connections so far. */
  connections: () => number;
  /** Sends all withheld answers. */
  release: () => void;
  /** Stops listening and drops every connection. `listen` starts again at the same address. */
  stop: () => Promise<void>;
  listen: () => Promise<void>;
};

type Options = {
  account?: { user: string; password: string };
  /** Which of this machine's addresses take emails: 127.0.0.1, unless others are to reach it. */
  listensOn?: string;
  /** This machine's address as the sender knows it. */
  host?: string;
  /** Which emails are taken at once, whatever the server does with others. */
  besides?: (raw: Buffer) => boolean;
};

/** Starts an SMTP server that takes every email unless told otherwise. */
export async function startMailServer(options: Options = {}): Promise<MailServer> {
  const { account, listensOn = "127.0.0.1", host = listensOn, besides = () => false } = options;
  const sockets = new Map<number | undefined, Socket>();
  let held: (() => void)[] = [];
  let connections = 0;
  let server = makeServer();
  let port = 0;

  const mailServer: MailServer = {
    url: "",
    behaviour: "take",
    slowness: 1000,
    mails: [],
    waiting: () => held.length,
    connections: () => connections,
    release: () => {
      const answers = held;
      held = [];
      for (const answer of answers) answer();
    },
    stop: async () => {
      held = [];
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
    listen: async () => {
      server = makeServer();
      server.listen(port, listensOn);
      await once(server.server, "listening");
      ({ port } = server.server.address() as AddressInfo);
    },
  };
  await mailServer.listen();
  const credentials = account ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@` : "";
  mailServer.url = `smtp://${credentials}${host}:${port}`;
  return mailServer;

  function makeServer(): SMTPServer {
    const made = new SMTPServer({
      disabledCommands: account ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
      allowInsecureAuth: true,
      disableReverseLookup: true,
      onAuth: ({ username, password }, _session, answer) => {
        if (username === account?.user && password === account?.password) return answer(null, { user: username });
        answer(refusal(535, "5.7.8 Wrong user name or password"));
      },
      onConnect: (_session, answer) => {
        if (mailServer.behaviour === "hang-at-once") return held.push(answer);
        answer();
      },
      onRcptTo: (_address, { envelope }, answer) => {
        if (mailServer.behaviour === "hang-before-dot") return held.push(answer);
        const { behaviour } = mailServer;
        const refuses = behaviour === "550-recipient" || (behaviour === "550-copies" && envelope.rcptTo.length > 0);
        answer(refuses ? refusal(550, "5.1.1 No such mailbox") : null);
      },
      onData: (stream, session, answer) => void receive(stream, session, answer),
    });
    made.on("error", () => undefined);
    made.server.on("connection", (socket: Socket) => {
      connections += 1;
      const { remotePort } = socket;
      sockets.set(remotePort, socket);
      socket.once("close", () => sockets.delete(remotePort));
      if (mailServer.behaviour === "drop-at-once") socket.destroy();
    });
    return made;
  }

  async function receive(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    answer: (error?: Error | null) => void,
  ): Promise<void> {
    const hangUp = () => sockets.get(session.remotePort)?.destroy();
    let { behaviour } = mailServer;
    if (behaviour === "drop-before-dot") {
      // In one step: a sender that notices later may have written the whole email.
      sockets.get(session.remotePort)?.end("354 Go on\r\n", hangUp);
      return;
    }
    const raw = await readAll(stream);
    if (!raw) return;
    if (besides(raw)) behaviour = "take";
    switch (behaviour) {
      case "451":
        return answer(refusal(451, "4.3.0 Try again later"));
      case "550":
        return answer(refusal(550, "5.7.1 Not wanted here"));
      case "hang":
        take(raw, session);
        held.push(answer);
        return;
      case "drop-after-dot":
        take(raw, session);
        return void hangUp();
      case "slow":
        take(raw, session);
        return void setTimeout(answer, mailServer.slowness);
      case "take":
      case "550-recipient":
      case "550-copies":
      case "hang-before-dot":
      case "hang-at-once":
      case "drop-at-once":
        take(raw, session);
        return answer();
    }
  }

  function take(raw: Buffer, { envelope }: SMTPServerSession): void {
    const [headers = ""] = raw.toString("utf8").split("\r\n\r\n", 1);
    mailServer.mails.push({
      from: envelope.mailFrom ? envelope.mailFrom.address : "",
      to: envelope.rcptTo.map(({ address }) => address),
      messageId: /^message-id:\s*(\S+)/im.exec(headers)?.[1] ?? "",
      raw,
    });
  }
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** The email, or null when the connection closed before the dot: a mail server discards such an email. */
async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of stream) chunks.push(chunk);
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}

/** A mail service's search API: answers with the Message-IDs that contain the searched text. */
export async function startMailSearch({ mails }: Pick<MailServer, "mails">): Promise<{
  /** Value for MAIL_LOOKUP_URL. */
  url: string;
  /** Number of searches so far. */
  asked: () => number;
  stop: () => Promise<void>;
}> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const wanted = new URL(request.url ?? "", "http://localhost").searchParams.get("id") ?? "";
    const found = mails.map(({ messageId }) => messageId).filter((messageId) => messageId === `<${wanted}>`);
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ messages: found }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/search?id={messageId}`,
    asked: () => asked,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Parses an email, as an email program does. */
export function readMail(raw: Buffer): Promise<Email> {
  return PostalMime.parse(raw);
}
