/** Check-in photos, one after the other (design §4 "Check-in"). */
export const VerificationQueue = () => (
  <section aria-labelledby="verification-queue">
    <h2 id="verification-queue">Check-in photos</h2>
  </section>
);
