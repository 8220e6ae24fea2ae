import { beforeEach, describe, expect, test } from "vitest";
import { keepLogo, readClient, readLogo, removeLogo, rotateClientId } from "@agency/contracts/clients";
import { startApi } from "../testing/api.ts";
import { addClient } from "../testing/sample-input.ts";
import { cmykJpeg, png, redCircle, svg } from "./logo-files.fixture.ts";

const api = await startApi();
beforeEach(() => api.empty());

const keep = (clientId: string, file: Buffer) =>
  api.call(keepLogo, { params: { clientId }, body: { file: file.toString("base64") } });
const refusedFile = (clientId: string, file: Buffer, language = "en") =>
  api.refused(
    keepLogo,
    { params: { clientId }, body: { file: file.toString("base64") } },
    { headers: { "accept-language": language } },
  );
const clientLogo = async (clientId: string) =>
  (await api.call(readClient, { params: { clientId } }, { session: null })).logo;

describe("a client's logo", () => {
  test("is shown to who holds the client ID, may be replaced, and is removed", async () => {
    const { id: clientId, logo: none } = await addClient(api);
    expect(none).toBeNull();
    const { logo } = await keep(clientId, redCircle);
    expect(logo).toMatchObject({ width: 600, height: 200, ground: "light" });
    expect(await clientLogo(clientId)).toEqual(logo);
    const picture = await api.call(readLogo, { params: { clientId } }, { session: null });
    expect(Buffer.from(picture).subarray(1, 4).toString()).toBe("PNG");

    const { logo: second } = await keep(clientId, png(120, 60));
    expect(second).toMatchObject({ width: 120, height: 60 });
    expect(second?.version).not.toBe(logo?.version);

    await api.call(removeLogo, { params: { clientId } });
    expect(await clientLogo(clientId)).toBeNull();
    const { body } = await api.refused(readLogo, { params: { clientId } });
    expect(body.error).toBe("not_found");
  });

  test("stays with the client when its ID is replaced, and ends with the old ID", async () => {
    const { id: clientId } = await addClient(api);
    await keep(clientId, redCircle);
    const { id: next } = await api.call(rotateClientId, { params: { clientId } });
    expect(await clientLogo(next)).not.toBeNull();
    expect((await api.refused(readLogo, { params: { clientId } }, { session: null })).body.error).toBe(
      "client_not_found",
    );
  });

  test("is kept by a browser for the version in its address only, and by no shared cache", async () => {
    const { id: clientId } = await addClient(api);
    const { logo } = await keep(clientId, redCircle);
    const cached = async (v: string | undefined) => {
      const address = `/api/reports/clients/${clientId}/logo${v === undefined ? "" : `?version=${v}`}`;
      return (await api.app.inject(address)).headers["cache-control"];
    };
    expect(await cached(logo?.version)).toBe("private, max-age=86400");
    expect(await cached("another")).toBe("no-store");
    expect(await cached(undefined)).toBe("no-store");
  });
});

describe("a file that gives no logo is refused in the reader's words and changes nothing", () => {
  test.each([
    ["no picture", Buffer.from("hello"), "logo_unreadable", /PNG, JPEG/],
    ["too many pixels", png(40_000, 40_000, Buffer.alloc(9)), "logo_too_large", /4,000/],
    ["a JPEG for printers", cmykJpeg, "logo_cmyk", /CMYK/],
    ["an SVG with text", svg('<text y="9">Contoh</text>'), "logo_incomplete", /SVG/],
  ] as const)("%s", async (_, file, error, words) => {
    const { id: clientId } = await addClient(api);
    const { logo } = await keep(clientId, redCircle);
    const { body } = await refusedFile(clientId, file);
    expect(body).toMatchObject({ error, message: expect.stringMatching(words) });
    expect(body.message).toMatch(/nothing was changed/iu);
    expect((await refusedFile(clientId, Buffer.from("hello"), "ms")).body.message).toContain("tiada apa-apa");
    expect(await clientLogo(clientId)).toEqual(logo);
  });

  test("more than 2 MB", async () => {
    const { id: clientId } = await addClient(api);
    expect((await refusedFile(clientId, Buffer.alloc(2_097_153))).body.error).toBe("body_too_large");
  });
});
