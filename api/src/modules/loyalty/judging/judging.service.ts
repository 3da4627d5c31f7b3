import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { judgeHistory } from '#contract/loyalty.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { BadgeHistoryRepository } from '#src/modules/loyalty/badges/badge-history.repository.js';
import { byMember } from '#src/modules/loyalty/badges/by-member.js';
import { judgeMember, type JudgedBadge, type JudgedMember, type Verdict } from './judging-rules.js';
import { BATCH, JudgingRepository } from './judging.repository.js';

/** After each batch judging pauses for this many times the batch's duration: check-ins come first. */
const PAUSE_PER_BATCH = 3;

/** Members whose histories are read in a good tenth of a second. */
const SAMPLE = 1_000;

/** An admin who tries one requirement after the other has them judged by the histories of one moment. */
const SAMPLE_KEPT_MS = 60_000;

interface Sample {
  members: JudgedMember[];
  /** How many members there are. */
  total: number;
}

/**
 * Gives and takes the badges that histories earn (design §4 "Badges", decision 19). Whatever may change a member's badges
 * has marked the member in its own transaction; the mark goes in the transaction that writes the verdicts, so a process
 * killed in between has done nothing and the next one does it all.
 */
@Injectable()
export class JudgingService {
  private readonly kept = new LRUCache<'sample', Sample>({ max: 1, ttl: SAMPLE_KEPT_MS });

  constructor(
    private readonly database: Database,
    private readonly judging: JudgingRepository,
    private readonly histories: BadgeHistoryRepository,
  ) {}

  /**
   * Judges everybody who is due, some at a time. Several processes may do it at once.
   * @returns how many members were judged
   */
  async judgeDue(): Promise<number> {
    let judged = 0;
    for (let after = 0; ;) {
      const started = performance.now();
      const ids = await this.database.transaction((transaction) => this.judgeSome(transaction, after));
      judged += ids.length;
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH) return judged;
      after = last;
      await pause(PAUSE_PER_BATCH * (performance.now() - started));
    }
  }

  /**
   * How many members would get this badge now with these requirements: an estimate from a sample, which may be a minute old, where
   * there are more than `SAMPLE`. Writes and locks nothing.
   */
  async countAwards(badge: JudgedBadge): Promise<{ members: number; isEstimate: boolean }> {
    const { members, total } = this.kept.get('sample') ?? (await this.findSample());
    const awards = members
      .flatMap((member) => judgeMember([badge], member))
      .filter((verdict) => verdict.do === 'award').length;
    const isEstimate = members.length < total;
    return {
      members: isEstimate ? Math.round((awards * total) / Math.max(1, members.length)) : awards,
      isEstimate,
    };
  }

  /** All members, as they are now, where there are no more than `SAMPLE`; else some of them, who are kept. */
  private async findSample(): Promise<Sample> {
    const { ids, total } = await this.judging.findSample(SAMPLE);
    const sample = { members: await this.findMembers(this.database, ids), total };
    if (ids.length < total) this.kept.set('sample', sample);
    return sample;
  }

  private async judgeSome(transaction: Transaction, after: number): Promise<number[]> {
    const badges = await this.judging.lockBadges(transaction);
    const memberIds = await this.judging.lockDueMembers(transaction, after);
    if (memberIds.length === 0) return [];
    await this.judging.settle(transaction, memberIds, await this.judge(transaction, badges, memberIds));
    return memberIds;
  }

  private async judge(
    runner: SqlRunner,
    badges: readonly JudgedBadge[],
    memberIds: readonly number[],
  ): Promise<Verdict[]> {
    return (await this.findMembers(runner, memberIds)).flatMap((member) => judgeMember(badges, member));
  }

  private async findMembers(runner: SqlRunner, memberIds: readonly number[]): Promise<JudgedMember[]> {
    const histories = await this.histories.findMany(runner, memberIds);
    const held = byMember(await this.judging.findHeld(runner, memberIds));
    const withheld = byMember(await this.judging.findWithheld(runner, memberIds));
    return [...histories].map(([id, history]) => ({
      id,
      reachedAt: judgeHistory(history),
      held: held.get(id) ?? [],
      withheld: new Set(withheld.get(id)?.map(({ badgeId }) => badgeId)),
    }));
  }
}
