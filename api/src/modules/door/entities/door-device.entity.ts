import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A tablet that an admin has paired with the door (design §7 "The tablet"). */
@Entity({ name: 'door_devices' })
export class DoorDeviceEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_door_devices' }) id: number;
  /** "Front door"; no two paired ones share it. */
  @Column({ type: 'varchar', length: 60 }) name: string;
  /** SHA-256 of its token. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 }) tokenHash: string;
  @Column({ name: 'paired_by', type: 'integer', nullable: true }) pairedBy: number | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'last_contact_at', type: 'timestamptz', default: () => 'now()' }) lastContactAt: Date;
  /** Null while it is paired. */
  @Column({ name: 'revoked_at', type: 'timestamptz', nullable: true }) revokedAt: Date | null;
}
