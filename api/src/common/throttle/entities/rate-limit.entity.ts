import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A counter of the rate limits, written by rate-limiter-flexible. */
@Entity({ name: 'rate_limits' })
export class RateLimitEntity {
  @PrimaryColumn({ type: 'varchar', length: 255, primaryKeyConstraintName: 'pk_rate_limits' }) key: string;
  @Column({ type: 'integer', default: 0 }) points: number;
  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', nullable: true }) expire: string | null;
}
