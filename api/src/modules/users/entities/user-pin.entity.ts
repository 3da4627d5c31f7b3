import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** The PIN of somebody who works at the door, as `hashPin` keeps it (design §7 "The tablet"). */
@Entity({ name: 'user_pins' })
export class UserPinEntity {
  @PrimaryColumn({ name: 'user_id', type: 'integer', primaryKeyConstraintName: 'pk_user_pins' })
  userId: number;
  @Column({ type: 'uuid' }) salt: string;
  /** Of PBKDF2. */
  @Column({ type: 'integer' }) iterations: number;
  /** 256 bits as base64. */
  @Column({ type: 'varchar', length: 44 }) hash: string;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
}
