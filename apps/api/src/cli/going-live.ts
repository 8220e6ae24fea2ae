import type { Command } from "commander";
import { placeholders } from "@agency/content/placeholders";
import type { Environment } from "@agency/server/kit/environment";
import { checkProxy, checkSettings, type Finding, withoutMailServer } from "@agency/server/status/doctor";
import type { CommandContext } from "./context.ts";

/** `going-live`, which `npm start` ends with. */
export function goingLiveCommand(program: Command, { environment, variables, print }: CommandContext): void {
  program
    .command("going-live")
    .description("List what is missing before the public can use the product. Prints nothing when nothing is.")
    .option("--folder", "look at nothing but the agency's folder")
    .action(({ folder }: { folder?: boolean }) => {
      const missing = [...(folder ? [] : missingInSettings(environment(), variables())), ...placeholders()];
      if (missing.length === 0) return;
      print('Missing before the public can use it (docs/adopt.md, "Hand it over and go live"):');
      for (const sentence of missing) print(`- ${sentence}`);
    });
}

/** The settings that a product on one's own machine does without, a sentence each. */
export function missingInSettings(
  environment: Pick<Environment, "PUBLIC_URL" | "TRUSTED_PROXIES" | "SMTP_URL" | "SAMPLE_DATA" | "RATE_LIMITS">,
  variables: NodeJS.Dict<string>,
): string[] {
  const { PUBLIC_URL, SMTP_URL, SAMPLE_DATA } = environment;
  const isPublic = PUBLIC_URL.startsWith("https:");
  const findings: Finding[] = [
    checkProxy(environment),
    ...(SMTP_URL ? [] : [withoutMailServer]),
    ...checkSettings(variables, environment),
  ];
  return [
    ...(isPublic
      ? []
      : [
          `Address: PUBLIC_URL is ${PUBLIC_URL}. Set it to your domain, such as https://www.example.com, and put a proxy with a certificate in front.`,
        ]),
    ...findings.filter(({ ok }) => !ok).map(({ part, told }) => `${part}: ${told}`),
    ...(isPublic && SAMPLE_DATA !== "off"
      ? [`Settings: SAMPLE_DATA is ${SAMPLE_DATA}, so clients without figures get sample figures. Remove it.`]
      : []),
  ];
}
