import type { PlaceName } from "./places.ts";

/** Strokes in a box of 16 by 16. */
const strokes: Record<PlaceName, string> = {
  reports: "M2.5 2.5h11v11h-11zM2.5 6.2h11M6.2 6.2v7.3",
  attention: "M8 2.2 14.3 13.3H1.7ZM8 6.4v3.2M8 11.3v.4",
  clients: "M8 7.6a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2ZM2.8 13.6a5.2 5.2 0 0 1 10.4 0",
  schedules: "M8 14a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM8 4.8V8l2.3 1.6",
  enquiries: "M2 3.5h12v9H2zM2.3 4l5.7 4.6L13.7 4",
  allReports: "M4 1.8h5.4L12.4 5v9.2H4zM6.4 7.4h3.8M6.4 10.4h3.8",
  analytics: "M2.4 2v11.6H14M5.4 11V8.2M8.4 11V5M11.4 11V6.8",
  settings:
    "M2 4.6h7.4M12.6 4.6H14M2 11.4h1.4M6.6 11.4H14M11 6.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2ZM5 13a1.6 1.6 0 1 0 0-3.2A1.6 1.6 0 0 0 5 13Z",
};

export function PlaceIcon({ name }: { name: PlaceName }) {
  return (
    <svg width="18" height="18" viewBox="0 0 16 16" aria-hidden="true">
      <path
        d={strokes[name]}
        fill="none"
        stroke="currentcolor"
        strokeWidth="1.3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
