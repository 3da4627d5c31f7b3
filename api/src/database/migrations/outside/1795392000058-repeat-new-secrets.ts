import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A new secret of an address that is asked for again, after its answer was lost, is the same one. */
export class RepeatNewSecrets1795392000058 implements MigrationInterface {
  readonly name = 'RepeatNewSecrets1795392000058';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks ADD secret_client_key uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE webhooks DROP secret_client_key');
  }
}
