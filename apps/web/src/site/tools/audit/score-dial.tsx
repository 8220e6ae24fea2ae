import styles from "./score-dial.module.css";

const radius = 52;
const round = 2 * Math.PI * radius;

type Grade = "bad" | "middling" | "good";

/** The grade of a score out of 100, with the same thresholds as the SEO checker's verdicts. */
function gradeOf(score: number): Grade {
  if (score < 50) return "bad";
  return score < 75 ? "middling" : "good";
}

/** A score out of 100 as a partial arc. The adjacent text says the same. */
export function ScoreDial({ score, label, grade = gradeOf(score) }: { score: number; label: string; grade?: Grade }) {
  return (
    <svg className={styles["dial"]} viewBox="0 0 120 120" role="img" aria-label={label} data-grade={grade}>
      <circle className={styles["rest"]} cx="60" cy="60" r={radius} />
      <circle
        className={styles["arc"]}
        cx="60"
        cy="60"
        r={radius}
        strokeDasharray={`${(round * score) / 100} ${round}`}
        transform="rotate(-90 60 60)"
      />
      <text x="60" y="60" textAnchor="middle" dominantBaseline="central">
        {score}
      </text>
    </svg>
  );
}
