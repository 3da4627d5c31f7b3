import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A check-in that waits for a merge of members is made once more when the merge is done: its statement began before it, and would
 * make a member again whose address stands for another by now. Who has an account is asked by nobody: they may have their own
 * address back.
 */
export class FollowMergesAtOnce1795392000060 implements MigrationInterface {
  readonly name = 'FollowMergesAtOnce1795392000060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_merged_address() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM departed_members WHERE email = NEW.email AND into_id IS NOT NULL) THEN
          RAISE EXCEPTION 'the member of this address has just become one with another'
            USING ERRCODE = 'serialization_failure';
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER tr_loyalty_members_merged_address AFTER INSERT ON loyalty_members FOR EACH ROW
        WHEN (NEW.user_id IS NULL) EXECUTE FUNCTION refuse_merged_address()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER tr_loyalty_members_merged_address ON loyalty_members;
      DROP FUNCTION refuse_merged_address()`);
  }
}
