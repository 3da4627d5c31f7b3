import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { notFound, unavailable } from '#src/common/errors/domain-error.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { PageFactsService } from '#src/modules/pages/facts/page-facts.service.js';
import type { PageAddress } from '#src/modules/pages/page-address.js';
import { CardDrawer } from './drawing/card-drawer.js';
import { cutPicture } from './drawing/cut-picture.js';
import { type Preview, previewOf, previewPath } from './preview-of.js';
import { PREVIEW_SIZE } from './preview-size.js';

const UPLOADS = '/uploads/';
const KEPT_BYTES = 32 * 1024 * 1024;

/** A preview is begun when no photo is being read, at the latest after this time: people wait for photos. */
const PATIENCE = { patienceMilliseconds: 2_000 };
/** Most previews that are under way or wait; a caller beyond them is asked to come again. */
const MAX_WAITING = 200;

/** A preview, or where it is by now. */
export type FoundPreview = { jpeg: Buffer; isLasting: boolean } | { movedTo: string };

/** The pictures of shared links (design §8 "Head"), each made when it is first asked for and kept in this process. */
@Injectable()
export class PreviewsService {
  private readonly kept = new LRUCache<string, Buffer>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
  });
  private readonly making = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly facts: PageFactsService,
    private readonly drawer: CardDrawer,
    private readonly storage: FileStorage,
    private readonly work: ImageWork,
  ) {}

  /**
   * @param path as `previewPath` gave it
   * @throws DomainError `previews.not-found`, of a page that is not public any more too; `previews.busy` in a crowd
   */
  async find(path: string): Promise<FoundPreview> {
    const address = addressOf(path);
    const facts = address && (await this.facts.find(address));
    if (!facts) throw previewNotFound();
    const preview = previewOf(facts);
    const current = previewPath(address, preview);
    if (current !== path) return { movedTo: current };
    // A photo of somebody may be taken down, and then is not to be had from anybody's cache.
    return {
      jpeg: this.kept.get(path) ?? (await this.make(path, preview)),
      isLasting: facts.kind !== 'photo',
    };
  }

  private make(path: string, preview: Preview): Promise<Buffer> {
    const begun = this.making.get(path);
    if (begun) return begun;
    if (this.making.size >= MAX_WAITING) throw busy();
    const made = this.draw(preview)
      .then((jpeg) => {
        this.kept.set(path, jpeg);
        return jpeg;
      })
      .finally(() => this.making.delete(path));
    this.making.set(path, made);
    return made;
  }

  private draw(preview: Preview): Promise<Buffer> {
    if ('card' in preview) return this.drawer.draw(preview.card);
    const cut = async () => cutPicture(await this.storage.bytes(preview.pictureUrl.replace(UPLOADS, '')));
    return this.work.run(this.work.weightOf(PREVIEW_SIZE), cut, PATIENCE);
  }
}

const NAME = /^\/previews\/(home|artists|gallery|event|artist|photo)(?:-([1-9]\d{0,9}))?-[0-9a-f]{12}\.jpg$/;

const addressOf = (path: string): PageAddress | undefined => {
  const [, kind, id] = NAME.exec(path) ?? [];
  switch (kind) {
    case 'home':
    case 'artists':
    case 'gallery':
      return { kind };
    case 'event':
    case 'artist':
    case 'photo':
      return { kind, id: Number(id) };
    default:
      return undefined;
  }
};

const previewNotFound = () => notFound('previews.not-found', 'There is no such preview any more.');

const busy = () =>
  unavailable('previews.busy', 'Many previews are being drawn right now. Please try again.', 5);
