import { agency } from "./agency.ts";
import { sample } from "./settings.ts";
import { team } from "./team.ts";

/** What a real agency would not publish, in words: sample marks, addresses that nobody has, and links to no profile. */
export function placeholders(): string[] {
  const profiles = team.map(({ linkedin }): string => linkedin).filter((profile) => profile !== "");
  const links = [...Object.values<string>(agency.social), ...profiles];
  const addresses = [agency.email, ...team.map(({ email }) => email)].filter((address) => address.endsWith(".example"));
  return [
    ...(sample ? ["sample is true in agency.yaml: people, projects and claims are marked as samples"] : []),
    ...[...new Set(addresses)].map((address) => `the address ${address}`),
    ...(/0{5}/.test(agency.phone.replaceAll(/\D/g, "")) ? [`the phone number ${agency.phone}`] : []),
    ...[...new Set(links)]
      .filter((link) => new URL(link).pathname === "/")
      .map((link) => `the link ${link}, which leads to no profile`),
  ];
}
