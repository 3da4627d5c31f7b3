/** The heading of the list, where a search's results begin. */
export const RESULTS_TITLE_ID = 'event-list-title';

/** The heading of the dashboard's list. */
export const MANAGED_TITLE_ID = 'managed-events-title';

/** Scrolls to the results when they are not in view: on a phone the calendar stands above them. */
export const revealResults = (): void => {
  const title = document.getElementById(RESULTS_TITLE_ID);
  if (!title || title.getBoundingClientRect().top < window.innerHeight * 0.6) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  title.scrollIntoView({ block: 'start', behavior });
};
