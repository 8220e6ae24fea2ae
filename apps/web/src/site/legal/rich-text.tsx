import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";

const marked = /\[(?<words>[^\]]+)\]\((?<address>[^)]+)\)|`(?<code>[^`]+)`/g;

/** Renders `[words](address)` as a link, and text in backticks as code. */
export function RichText({ text }: { text: string }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(marked)) {
    const { words = "", address = "", code } = match.groups ?? {};
    parts.push(text.slice(end, match.index));
    parts.push(
      code === undefined ? (
        <Way key={match.index} address={address}>
          {words}
        </Way>
      ) : (
        <code key={match.index}>{code}</code>
      ),
    );
    end = match.index + match[0].length;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}

function Way({ address, children }: { address: string; children: string }) {
  const localised = useLocalisedPath();
  return address.startsWith("/") ? <Link to={localised(address)}>{children}</Link> : <a href={address}>{children}</a>;
}
