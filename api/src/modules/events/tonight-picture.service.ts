import { Injectable } from '@nestjs/common';
import { cardPicture } from '#contract/event-picture.js';
import { showNightAt } from '#contract/venue-clock.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { EventsRepository } from './events.repository.js';

/** As many as the events page asks for first. */
const LOOKED_AT = 12;

/** The picture of the card on top of the events page (spec §2). */
@Injectable()
export class TonightPictureService {
  constructor(
    private readonly events: EventsRepository,
    private readonly venue: VenueService,
  ) {}

  /** Its address: of the first show tonight, else of the next one; undefined when that has none. */
  async find(): Promise<string | undefined> {
    const { timeZone } = await this.venue.find();
    const showNight = showNightAt(new Date(), timeZone);
    const events = await this.events.findMany({ from: showNight, take: LOOKED_AT });
    const first = events.find(({ date, status }) => date === showNight || status === 'scheduled');
    return first?.imageUrl ? cardPicture(first.imageUrl) : undefined;
  }
}
