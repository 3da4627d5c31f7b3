import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * A signed-in device (spec §3 sessions). `id` is the SHA-256 of the token, so a stolen table opens nothing; `key` is the session's
 * name in addresses, and `device` its browser and system in words (decision 53).
 */
@Entity({ name: 'sessions' })
export class SessionEntity {
  @PrimaryColumn({ type: 'varchar', length: 255, primaryKeyConstraintName: 'pk_sessions' }) id: string;
  @Column({ name: 'user_id', type: 'integer' }) userId: number;
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt: Date;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ type: 'uuid', default: () => 'gen_random_uuid()' }) key: string;
  @Column({ type: 'varchar', length: 60 }) device: string;
  @Column({ name: 'last_seen_at', type: 'timestamptz', default: () => 'now()' }) lastSeenAt: Date;
}
