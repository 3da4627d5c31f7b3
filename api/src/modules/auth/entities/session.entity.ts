import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A signed-in device (spec §3 sessions). `id` is the SHA-256 of the token, so a stolen table opens nothing. */
@Entity({ name: 'sessions' })
export class SessionEntity {
  @PrimaryColumn({ type: 'varchar', length: 255, primaryKeyConstraintName: 'pk_sessions' }) id: string;
  @Column({ name: 'user_id', type: 'integer' }) userId: number;
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt: Date;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
