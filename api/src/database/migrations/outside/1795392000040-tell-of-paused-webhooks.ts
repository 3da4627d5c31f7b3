import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Today shows the addresses that were paused as they take nothing (decision 48), so it hears of them. */
export class TellOfPausedWebhooks1795392000040 implements MigrationInterface {
  readonly name = 'TellOfPausedWebhooks1795392000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER tr_webhooks_announce AFTER DELETE OR UPDATE OF name, address, paused_as OR TRUNCATE ON webhooks
        FOR EACH STATEMENT EXECUTE FUNCTION announce_change('today')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER tr_webhooks_announce ON webhooks');
  }
}
