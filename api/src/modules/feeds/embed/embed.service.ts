import { Injectable } from '@nestjs/common';
import { EMBED_SHOWS } from '#contract/limits.js';
import { showNightAt } from '#contract/rules/clock.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { EmbedQuery } from './embed.dto.js';
import { embedPage } from './embed-page.js';

/** The next shows, as a page of their own for frames. */
@Injectable()
export class EmbedService {
  constructor(
    private readonly events: EventsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
  ) {}

  async page({ type, limit = EMBED_SHOWS.default }: EmbedQuery): Promise<string> {
    const venue = await this.venue.find();
    const night = showNightAt(new Date(), venue.timeZone);
    return embedPage(venue.name, await this.events.findFromNight(night, { type, limit }), {
      home: this.address.link('/'),
      link: (id) => this.address.link(`/events/${id}`),
    });
  }
}
