import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#contract/calendar-date.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { phoneEnding } from '#src/database/sql/phone-ending.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { SmsGateway } from '#src/integrations/sms-gateway/sms-gateway.js';
import { ArtistContactsService } from '#src/modules/artists/approval/artist-contacts.service.js';
import { LoyaltyService } from '#src/modules/loyalty/loyalty.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { ForgottenTextsRepository } from './forgotten-texts.repository.js';

const NUMBERS_AT_ONCE = 500;

/** Forgets texts whose sender's number belongs to nobody any more: no artist and no member has it (decision 49). */
@Injectable()
export class ForgottenTextsJob {
  constructor(
    private readonly texts: ForgottenTextsRepository,
    private readonly artists: ArtistContactsService,
    private readonly loyalty: LoyaltyService,
    private readonly gateway: SmsGateway,
    private readonly venue: VenueService,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'sms.forget-texts', schedule: '37 9 * * *', run: () => this.forget() });
  }

  /** Forgets what is older than the venue's setting. It may run twice. */
  async forget(now = new Date()): Promise<void> {
    const { textDays, timeZone } = await this.venue.find();
    const longAgo = {
      before: new Date(now.getTime() - textDays * DAY_MS),
      today: wallClockAt(now, timeZone).date,
    };
    let after: string | undefined = '';
    while (after !== undefined) {
      const senders: string[] = await this.texts.findSenders(longAgo, after, NUMBERS_AT_ONCE);
      await this.texts.deleteOf(await this.findUnknown(senders), longAgo);
      after = senders.at(-1);
    }
  }

  private async findUnknown(senders: readonly string[]): Promise<string[]> {
    const endings = senders.map(phoneEnding);
    const phones = [
      ...(await this.artists.findPhonesEnding(endings)),
      ...(await this.loyalty.findPhonesEnding(endings)),
    ];
    const known = new Set(phones.map((phone) => this.comparable(phone)));
    return senders.filter((sender) => !known.has(this.comparable(sender)));
  }

  private comparable(phone: string): string {
    return this.gateway.numberOf(phone) ?? phone;
  }
}
