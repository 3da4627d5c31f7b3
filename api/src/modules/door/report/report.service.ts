import { Injectable } from '@nestjs/common';
import { TIER_NAMES } from '#contract/loyalty.js';
import { leftOf, standingEntries, tallyOf } from '#contract/rules/door/door-tally.js';
import { SameRead } from '#src/database/concurrency/same-read.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { DoorEntryResponse } from '#src/modules/door/list/door-list.dto.js';
import { DoorListRepository } from '#src/modules/door/list/door-list.repository.js';
import { NOTHING_SEEN } from '#src/modules/door/list/list-cursor.js';
import type { DoorReportResponse, TierCountResponse } from './report.dto.js';
import { quartersOf } from './report-rules.js';

/** What a night at the door came to. */
@Injectable()
export class ReportService {
  /** Devices and programs that follow a night ask at the same moments. */
  private readonly shared = new SameRead<DoorReportResponse>({ oneAtATime: true });

  constructor(
    private readonly list: DoorListRepository,
    private readonly venue: VenueService,
  ) {}

  /** @throws DomainError `events.not-found` */
  find(eventId: number): Promise<DoorReportResponse> {
    return this.shared.read(String(eventId), () => this.read(eventId));
  }

  private async read(eventId: number): Promise<DoorReportResponse> {
    const [show, { timeZone }] = await Promise.all([this.list.findShow(eventId), this.venue.find()]);
    if (!show) throw eventNotFound();
    const all = { seen: NOTHING_SEEN, shows: [eventId] };
    const [rows, exits, refused] = await Promise.all([
      this.list.findEntries(all),
      this.list.findExits(all),
      this.list.findRefusals(eventId),
    ]);
    const entries = rows.map(toReported);
    const standing = standingEntries(entries);
    const undone = rows.filter(({ isUndone }) => isUndone);
    const waiting = rows.filter(({ isWaiting }) => isWaiting);
    const { people, checkIns } = tallyOf(entries, exits);
    return {
      eventId,
      name: show.name,
      date: show.date,
      people,
      checkIns,
      left: leftOf(exits),
      firstTimers: standing.filter(({ isFirstVisit }) => isFirstVisit).length,
      repeated: rows.length - undone.length - waiting.length - standing.length,
      quarters: quartersOf(entries, timeZone),
      tiers: await this.countTiers(standing.flatMap(({ memberId }) => memberId ?? [])),
      undone: undone.map(toUndone),
      refused,
    };
  }

  private async countTiers(memberIds: number[]): Promise<TierCountResponse[]> {
    const tiers = await this.list.findTiers(memberIds);
    const counts = TIER_NAMES.map((tier) => ({ tier, checkIns: tiers.filter((one) => one === tier).length }));
    return counts.filter(({ checkIns }) => checkIns > 0);
  }
}

const toReported = ({
  id,
  memberId,
  partySize,
  occurredAt,
  isUndone,
  isWaiting,
  gate,
  isFirstVisit,
}: DoorEntryResponse) => ({
  id,
  memberId,
  partySize,
  occurredAt: occurredAt.toISOString(),
  isUndone,
  isWaiting,
  gate,
  isFirstVisit,
});

const toUndone = ({ name, partySize, occurredAt, gate, undoReason }: DoorEntryResponse) => ({
  name,
  partySize,
  occurredAt,
  gate,
  reason: undoReason,
});
