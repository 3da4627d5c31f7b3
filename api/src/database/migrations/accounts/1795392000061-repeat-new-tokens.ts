import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An API token that is asked for again, after its answer was lost, takes the place of the one that nobody has seen. */
export class RepeatNewTokens1795392000061 implements MigrationInterface {
  readonly name = 'RepeatNewTokens1795392000061';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE api_tokens ADD client_key uuid CONSTRAINT uq_api_tokens_client_key UNIQUE',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_tokens DROP client_key');
  }
}
