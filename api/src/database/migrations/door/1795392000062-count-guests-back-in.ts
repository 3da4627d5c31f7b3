import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests who went out for a while, or were counted out by mistake, are counted back in: exits of less than nobody. */
export class CountGuestsBackIn1795392000062 implements MigrationInterface {
  readonly name = 'CountGuestsBackIn1795392000062';

  /** Each statement alone: the door goes on while the rows are looked through. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE door_exits DROP CONSTRAINT IF EXISTS ck_door_exits_people,
        ADD CONSTRAINT ck_door_exits_people CHECK (people BETWEEN -20 AND 20 AND people <> 0) NOT VALID`);
    await runner.query('ALTER TABLE door_exits VALIDATE CONSTRAINT ck_door_exits_people');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM door_exits WHERE people < 0');
    await runner.query('ALTER TABLE door_exits DROP CONSTRAINT ck_door_exits_people');
    await runner.query(
      'ALTER TABLE door_exits ADD CONSTRAINT ck_door_exits_people CHECK (people BETWEEN 1 AND 20)',
    );
  }
}
