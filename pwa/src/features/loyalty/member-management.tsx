const TITLE_ID = 'member-management';

/** The Members sub-tab: who collects points (spec §2 "Loyalty tab"). */
export const MemberManagement = () => (
  <section aria-labelledby={TITLE_ID}>
    <h2 id={TITLE_ID} tabIndex={-1}>
      Members
    </h2>
  </section>
);
