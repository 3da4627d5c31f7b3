import { Injectable } from '@nestjs/common';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { VenueAppService } from '#src/modules/venue/app/venue-app.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { PageFactsService } from './facts/page-facts.service.js';
import { headOf, headOfMissing } from './head/head-of.js';
import { renderHead, renderTags } from './head/render-head.js';
import type { PageAddress } from './page-address.js';

/** A public page before it is a document. */
export interface PublicPage {
  /** 410 for a show that is gone, 404 for what never was or is not public. */
  status: 200 | 404 | 410;
  /** Markup for the document's head. */
  head: string;
  /** Markup that says where the venue's own app is, beside it. */
  app: string;
}

/** The public pages as the outside sees them (design §8 "Public pages are HTML", "Head"). */
@Injectable()
export class PagesService {
  constructor(
    private readonly facts: PageFactsService,
    private readonly events: EventsService,
    private readonly venue: VenueService,
    private readonly venueApp: VenueAppService,
    private readonly publicAddress: PublicAddress,
  ) {}

  /** The page at an address, which is there whether or not there is something to show. */
  async find(address: PageAddress): Promise<PublicPage> {
    const link = (path: string) => this.publicAddress.link(path);
    const [facts, app] = await Promise.all([
      this.facts.find(address),
      this.venueApp.headTags().then(renderTags),
    ]);
    if (facts) {
      const site = { link, venue: facts.venue };
      return { status: 200, head: renderHead(headOf(address, facts, site), site), app };
    }
    const [venue, isGone] = await Promise.all([this.venue.find(), this.isGone(address)]);
    const site = { link, venue };
    const [status, title] = isGone
      ? ([410, 'This show is gone'] as const)
      : ([404, 'Page Not Found'] as const);
    return { status, head: renderHead(headOfMissing(site, title), site), app };
  }

  private async isGone(address: PageAddress): Promise<boolean> {
    return address.kind === 'event' && (await this.events.hasHandedOut(address.id));
  }
}
