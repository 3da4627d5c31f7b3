import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** That somebody was forgotten, and nothing of who it was (decision 57). */
@Entity({ name: 'erasures' })
export class ErasureEntity {
  @PrimaryGeneratedColumn('identity', { primaryKeyConstraintName: 'pk_erasures' }) id: number;
  @Column({ name: 'asked_by', type: 'varchar', length: 10 }) askedBy: 'themselves' | 'staff' | 'command';
  /** SHA-256 of the link's token, so that its second use is answered as the first. */
  @Column({ name: 'token_hash', type: 'varchar', length: 64, nullable: true }) tokenHash: string | null;
  @CreateDateColumn({ name: 'erased_at', type: 'timestamptz' }) erasedAt: Date;
}
