import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { BadgeCategory, RequirementType } from '#contract/loyalty.js';

/** A badge that members can earn (spec §3 badges). */
@Entity({ name: 'badges' })
export class BadgeEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_badges' }) id: number;
  @Column({ type: 'varchar', length: 100 }) name: string;
  @Column({ type: 'text', nullable: true }) description: string | null;
  @Column({ type: 'varchar', length: 50 }) icon: string;
  @Column({ type: 'varchar', length: 50 }) color: string;
  @Column({ type: 'varchar', length: 50 }) category: BadgeCategory;
  /** How many of what `requirementType` counts. */
  @Column({ type: 'integer' }) requirement: number;
  @Column({ name: 'requirement_type', type: 'varchar', length: 50 }) requirementType: RequirementType;
  @Column({ type: 'integer', default: 0 }) points: number;
  /** 1 or 0 (spec §3). */
  @Column({ name: 'is_active', type: 'integer', default: 1 }) isActive: number;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @Column({ name: 'client_key', type: 'uuid', nullable: true }) clientKey: string | null;
  @Column({ name: 'request_hash', type: 'varchar', length: 64, nullable: true }) requestHash: string | null;
  @Column({ type: 'integer', default: 1 }) version: number;
}
