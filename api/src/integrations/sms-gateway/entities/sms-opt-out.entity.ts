import { CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A sender who wants no more messages. */
@Entity({ name: 'sms_opt_outs' })
export class SmsOptOutEntity {
  @PrimaryColumn({ type: 'varchar', length: 64, primaryKeyConstraintName: 'pk_sms_opt_outs' }) phone: string;
  @CreateDateColumn({ type: 'timestamptz' }) since: Date;
}
