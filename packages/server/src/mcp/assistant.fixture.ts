import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { makeToken, type TokenInput } from "@agency/contracts/tokens";
import { afterwards } from "@agency/testing/afterwards";
import type { Api } from "../testing/api.ts";

/** What a tool answered: its text, and that as JSON unless it is an error. */
export type Answered = { isError: boolean; text: string; answer: ReturnType<typeof JSON.parse> };

/** Opens the door for assistants of an API on a port. @returns how to come in */
export async function openDoor(api: Api) {
  const url = `${await api.app.listen({ host: "127.0.0.1", port: 0 })}/api/mcp`;

  async function connect(secret: string): Promise<Client> {
    const client = new Client({ name: "sample-assistant", version: "1.0.0" });
    const headers = { authorization: `Bearer ${secret}` };
    await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
    afterwards(() => client.close());
    return client;
  }

  return {
    connect,
    /** An assistant with a token of whoever has the session. */
    assistant: async (more: Partial<TokenInput> = {}, session?: string) => {
      const body = { name: "Sample assistant", days: 1, ...more };
      const { secret, token } = await api.call(makeToken, { body }, session === undefined ? {} : { session });
      const client = await connect(secret);
      const ask = async (name: string, given: Record<string, unknown> = {}): Promise<Answered> => {
        const { content, isError = false } = await client.callTool({ name, arguments: given });
        const [first] = content;
        const text = first?.type === "text" ? first.text : "";
        return { isError, text, answer: isError ? null : JSON.parse(text) };
      };
      return { client, ask, token };
    },
  };
}
