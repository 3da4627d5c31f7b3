import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Puts one text in the place of another, which must be there, in the function that takes a deleted artist off the bills. */
const inLeaving = (before: string, after: string): string => `
  DO $$
  DECLARE leaving text := pg_get_functiondef('leave_bills'::regproc);
  BEGIN
    ASSERT strpos(leaving, '${before}') > 0, 'leave_bills is another';
    EXECUTE replace(leaving, '${before}', '${after}');
  END $$`;

const [BILL, BILL_AND_VERSION] = [
  'SET artist_ids =',
  'SET version = version + 1, updated_at = now(), artist_ids =',
];

/** A show that loses an act is another version: a form that was opened before is refused, and does not write the act back. */
export class CountLeftBills1795392000050 implements MigrationInterface {
  readonly name = 'CountLeftBills1795392000050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(inLeaving(BILL, BILL_AND_VERSION));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(inLeaving(BILL_AND_VERSION, BILL));
  }
}
