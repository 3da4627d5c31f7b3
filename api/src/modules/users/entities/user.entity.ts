import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { UserType } from '#contract/users.js';

/** An account (spec §3 users). */
@Entity({ name: 'users' })
export class UserEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_users' }) id: number;
  @Column({ type: 'varchar', length: 50 }) username: string;
  @Column({ type: 'varchar', length: 255 }) email: string;
  /** argon2id, in its own encoded form. */
  @Column({ type: 'varchar', length: 255 }) password: string;
  @Column({ name: 'first_name', type: 'varchar', length: 100, nullable: true }) firstName: string | null;
  @Column({ name: 'last_name', type: 'varchar', length: 100, nullable: true }) lastName: string | null;
  @Column({ name: 'user_type', type: 'varchar', length: 20, default: 'user' }) userType: UserType;
  @Column({ name: 'profile_image', type: 'varchar', length: 500, nullable: true })
  profileImage: string | null;
  /** False means blocked. */
  @Column({ name: 'is_active', type: 'boolean', default: true }) isActive: boolean;
  @Column({ name: 'email_verified_at', type: 'timestamptz', nullable: true }) emailVerifiedAt: Date | null;
  /** The address it has proved and left, until `email` is proved too; null otherwise. */
  @Column({ name: 'proved_email', type: 'varchar', length: 255, nullable: true }) provedEmail: string | null;
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' }) createdAt: Date;
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' }) updatedAt: Date;
}
