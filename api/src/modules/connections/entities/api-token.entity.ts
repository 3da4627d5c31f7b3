import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ApiScope } from '#contract/rules/connections/api-tokens.js';

/** What a program signs in with (decision 58). A revoked one is gone. */
@Entity({ name: 'api_tokens' })
@Unique('uq_api_tokens_client_key', ['clientKey'])
export class ApiTokenEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_api_tokens' }) id: number;
  /** The program's; no two share it. */
  @Column({ type: 'varchar', length: 60 }) name: string;
  /** SHA-256 of the token. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64 }) tokenHash: string;
  /** How the token begins, to tell it by. */
  @Column({ type: 'varchar', length: 8 }) beginning: string;
  @Column({ type: 'text', array: true }) scopes: ApiScope[];
  /** Null once the account is gone; the token works no more then. */
  @Column({ name: 'made_by', type: 'integer', nullable: true }) madeBy: number | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  /** Null when it does not end by itself. */
  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true }) expiresAt: Date | null;
  /** To the minute. */
  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true }) lastUsedAt: Date | null;
  /** Of the call that made it; null where it had none. */
  @Column({ name: 'client_key', type: 'uuid', nullable: true }) clientKey: string | null;
}
