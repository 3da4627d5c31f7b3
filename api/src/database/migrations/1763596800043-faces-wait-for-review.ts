import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests' photos that nobody has reviewed are nobody's to see, whatever the gallery's setting was (decision 25). */
export class FacesWaitForReview1763596800043 implements MigrationInterface {
  readonly name = 'FacesWaitForReview1763596800043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE event_photos SET is_approved = false
       WHERE is_verification_photo AND is_approved AND reviewed_at IS NULL
    `);
  }

  /** What was public before their review is not made so again. */
  async down(): Promise<void> {}
}
