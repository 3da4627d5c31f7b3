import type { MigrationInterface, QueryRunner } from 'typeorm';

const toldOf = (which: string): string => `
  DROP TRIGGER tr_sms_event_requests_webhooks ON sms_event_requests;
  CREATE TRIGGER tr_sms_event_requests_webhooks AFTER INSERT ON sms_event_requests
    FOR EACH ROW WHEN (${which} AND NOT new.from_form) EXECUTE FUNCTION tell_webhooks_text()`;

/** A wish about a show on the calendar waits for staff as a request does, though no tap can make anything of it. */
export class TellOfAskedChanges1795392000059 implements MigrationInterface {
  readonly name = 'TellOfAskedChanges1795392000059';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      toldOf(
        `(new.kind = 'request' AND new.status = 'pending' OR new.kind = 'change' AND new.status <> 'processed')`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(toldOf(`new.status = 'pending' AND new.kind IN ('request', 'change')`));
  }
}
