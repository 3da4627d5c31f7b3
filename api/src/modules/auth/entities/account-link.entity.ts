import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { LinkPurpose } from '#src/modules/auth/links/account-link-rules.js';

/** A link sent by e-mail that acts for an account once (design §4 "Sessions"). */
@Entity({ name: 'account_links' })
export class AccountLinkEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_account_links' }) id: number;
  @Column({ name: 'user_id', type: 'integer' }) userId: number;
  @Column({ type: 'varchar', length: 20 }) purpose: LinkPurpose;
  /** SHA-256 of the token in the link. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 }) tokenHash: string;
  /** Where it was sent: it opens nothing once the account has another address. */
  @Column({ type: 'varchar', length: 255 }) email: string;
  @Column({ name: 'expires_at', type: 'timestamptz' }) expiresAt: Date;
  @Column({ name: 'used_at', type: 'timestamptz', nullable: true }) usedAt: Date | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
}
