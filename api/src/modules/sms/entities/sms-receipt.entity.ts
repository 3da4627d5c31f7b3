import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A message that was received, so that its retry does nothing and gets the same answer. */
@Entity({ name: 'sms_receipts' })
export class SmsReceiptEntity {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'pk_sms_receipts',
  })
  id: string;

  @Column({ name: 'message_sid', type: 'varchar', length: 64, nullable: true }) messageSid: string | null;
  @Column({ type: 'varchar', length: 64 }) sender: string;
  @Column({ type: 'text', nullable: true }) reply: string | null;
  @CreateDateColumn({ name: 'received_at', type: 'timestamptz' }) receivedAt: Date;
}
