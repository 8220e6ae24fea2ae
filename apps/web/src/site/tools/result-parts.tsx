import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/layout";
import { ChatLink, type ToolResult } from "../../shared/contact/chat-link.tsx";
import { SiteLink } from "../shared/parts.tsx";
import styles from "./result-parts.module.css";

const radius = 52;
const round = 2 * Math.PI * radius;

type Grade = "bad" | "middling" | "good";

const gradeColours = { bad: "var(--bad)", middling: "var(--accent)", good: "var(--good)" } satisfies Record<
  Grade,
  string
>;

/** The grade of a score out of 100, with the same thresholds as the SEO checker's verdicts. */
function scoreGrade(score: number): Grade {
  if (score < 50) return "bad";
  return score < 75 ? "middling" : "good";
}

/** A score out of 100 as a partial arc. The adjacent text says the same. */
export function ScoreDial({
  score,
  label,
  grade = scoreGrade(score),
}: {
  score: number;
  label: string;
  grade?: Grade;
}) {
  return (
    <svg className={styles["dial"]} viewBox="0 0 120 120" role="img" aria-label={label}>
      <circle cx="60" cy="60" r={radius} fill="none" stroke="var(--line)" strokeWidth="11" />
      <circle
        cx="60"
        cy="60"
        r={radius}
        fill="none"
        stroke={gradeColours[grade]}
        strokeWidth="11"
        strokeDasharray={`${(round * score) / 100} ${round}`}
        transform="rotate(-90 60 60)"
      />
      <text x="60" y="60" textAnchor="middle" dominantBaseline="central">
        {score}
      </text>
    </svg>
  );
}

/** The service that a tool's result leads to. */
const toolService = { audit: "seo", speed: "web-design" } as const;

type TalkProps = {
  result: ToolResult;
  /** The page that a chat is about, if it is not the current page. */
  page?: string | undefined;
};

/** Leads from a tool's result to a person: to the contact form, with the result filled in, or to a chat about it. */
export function Talk({ result, page }: TalkProps) {
  const { t } = useTranslation("tools");
  const { tool, url, score } = result;
  const filledIn = new URLSearchParams({
    service: toolService[tool],
    website: url,
    score,
    ...(tool === "speed" && { tool }),
  });
  return (
    <Row as="p" gap="0.75rem 1.5rem" align="center" top="1rem">
      <SiteLink look="primary" to={`/?${filledIn.toString()}#contact`}>
        {t("audit.talk")}
      </SiteLink>
      <ChatLink result={result} page={page} />
    </Row>
  );
}

/** A web address without its scheme, with possible line breaks after slashes: `kedai.my/produk`. */
export function shownAddress(url: string): string {
  return url
    .replace(/^https?:\/\//, "")
    .replace(/\/$/, "")
    .replaceAll("/", "/\u200B");
}
