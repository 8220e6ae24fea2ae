import { expect, test } from "vitest";
import { EnvironmentError } from "../environment.ts";
import { requireTestedNode } from "./tested-node.ts";

test.each(["24.7.0", "24.21.0", process.versions.node])("Node %s is accepted", (version) => {
  expect(() => requireTestedNode(version)).not.toThrow();
});

test.each(["24.0.0", "24.6.1", "22.20.0", "26.0.0", ""])("Node %j is refused, with the one to install", (version) => {
  expect(() => requireTestedNode(version)).toThrow(EnvironmentError);
  expect(() => requireTestedNode(version)).toThrow(`this is Node ${version}. Install the newest Node 24`);
});

test("this Node reads windows-1252 as browsers do", () => {
  expect(new TextDecoder("windows-1252").decode(Uint8Array.of(0x93, 0x80, 0x94, 0x96))).toBe("“€”–");
});
