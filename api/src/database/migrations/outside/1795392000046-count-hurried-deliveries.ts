import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff send again while it waits takes none of its attempts of the day. */
export class CountHurriedDeliveries1795392000046 implements MigrationInterface {
  readonly name = 'CountHurriedDeliveries1795392000046';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_deliveries ADD hurried integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhook_deliveries DROP hurried');
  }
}
