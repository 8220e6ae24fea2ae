/**
 * A text without the full stop that follows a name which ends with one: "© Wau Sdn. Bhd. All rights reserved."
 * @param names the values of the text's parameters, by their names
 */
export function withOneStop(text: string, names: Readonly<Record<string, string | undefined>>): string {
  return text.replaceAll(/(\{\{(\w+)\}\})\.(?=\s|$)/g, (whole, parameter: string, name: string) =>
    names[name]?.endsWith(".") ? parameter : whole,
  );
}
