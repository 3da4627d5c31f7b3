import { Injectable } from '@nestjs/common';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { type PageAddress, pathOf } from '#src/modules/pages/page-address.js';
import { GalleryService } from '#src/modules/photos/gallery/gallery.service.js';
import { latestChange, SITEMAP_LIMIT, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap.js';

/** A row with a page of its own. */
interface Addressed {
  id: number;
  changedAt: Date;
}

/** Pages of their own: home, artists, gallery. */
const LISTS = 3;

/** What search engines should know of (design §8 "`sitemap.xml` with dates of change"). */
@Injectable()
export class SitemapService {
  constructor(
    private readonly artists: ArtistsService,
    private readonly events: EventsService,
    private readonly gallery: GalleryService,
    private readonly address: PublicAddress,
  ) {}

  /** The sitemap; of a venue with too many pages for one the index of its sitemaps. */
  async write(): Promise<string> {
    const entries = await this.findEntries();
    if (entries.length <= SITEMAP_LIMIT) return sitemapXml(entries);
    const parts = partsOf(entries);
    return sitemapIndexXml(
      parts.map((part, index) => ({
        address: this.address.link(`/sitemap-${index + 1}.xml`),
        changedAt: latestChange(part),
      })),
    );
  }

  /** One sitemap of those that the index names, counted from 1; undefined when there is none of that number. */
  async writePart(number: number): Promise<string | undefined> {
    const length = await this.countEntries();
    // Of numbers that are none there is no end, and no answer is kept: they must cost next to nothing.
    if (length <= SITEMAP_LIMIT || (number - 1) * SITEMAP_LIMIT >= length) return undefined;
    const part = partsOf(await this.findEntries())[number - 1];
    return part && sitemapXml(part);
  }

  private async countEntries(): Promise<number> {
    const counts = await Promise.all([
      this.events.countAddressed(),
      this.artists.countAddressed(),
      this.gallery.countAddressed(),
    ]);
    return counts.reduce((sum, count) => sum + count, LISTS);
  }

  /** Lists first, then shows, artists and photos by their ids, so that a new page moves few others to another part. */
  private async findEntries(): Promise<SitemapEntry[]> {
    const [events, artists, photos] = await Promise.all([
      this.events.findAddressed(),
      this.artists.findAddressed(),
      this.gallery.findAddressed(),
    ]);
    const [shows, acts, pictures] = [
      this.entriesOf('event', events),
      this.entriesOf('artist', artists),
      this.entriesOf('photo', photos),
    ];
    return [
      this.entryOf({ kind: 'home' }, latestChange(shows)),
      this.entryOf({ kind: 'artists' }, latestChange(acts)),
      this.entryOf({ kind: 'gallery' }, latestChange(pictures)),
      ...shows,
      ...acts,
      ...pictures,
    ];
  }

  private entriesOf(kind: 'event' | 'artist' | 'photo', rows: readonly Addressed[]): SitemapEntry[] {
    return rows.map(({ id, changedAt }) => this.entryOf({ kind, id }, changedAt));
  }

  private entryOf(address: PageAddress, changedAt?: Date): SitemapEntry {
    return { address: this.address.link(pathOf(address)), changedAt };
  }
}

const partsOf = (entries: readonly SitemapEntry[]): SitemapEntry[][] =>
  Array.from({ length: Math.ceil(entries.length / SITEMAP_LIMIT) }, (_, index) =>
    entries.slice(index * SITEMAP_LIMIT, (index + 1) * SITEMAP_LIMIT),
  );
