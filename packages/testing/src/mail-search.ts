import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { MailServer } from "./mail-server.ts";

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
