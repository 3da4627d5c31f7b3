const TITLE_ID = 'badge-management';

/** The Badges sub-tab: what members can earn (spec §2 "Loyalty tab"). */
export const BadgeManagement = () => (
  <section aria-labelledby={TITLE_ID}>
    <h2 id={TITLE_ID} tabIndex={-1}>
      Badges
    </h2>
  </section>
);
