/** The key of the session's scroll positions in the storage. */
export const scrollKey = "react-router-scroll-positions";

/**
 * Makes a link within the page scroll smoothly; a new page starts at its top at once. For clicks, before the router sees them: the
 * starter listens on public pages, and the layout of dashboard and portal where the visit began there.
 */
export function scrollSmoothly({ target }: Event): void {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.hash || link.pathname !== location.pathname) return;
  const root = document.documentElement;
  root.setAttribute("data-smooth", "");
  setTimeout(() => root.removeAttribute("data-smooth"), 1500);
}
