import {
  compressWell,
  etagOf,
  type PublicAnswers,
  type ReadyAnswer,
} from '#src/common/public-answers/public-answers.js';
import { WorkBudget } from '#src/integrations/pictures/decoding/work-budget.js';
import { type PageAddress, pathOf } from '#src/modules/pages/page-address.js';
import type { PageRenderer } from '#src/modules/pages/body/page-renderer.js';
import type { PagesService } from '#src/modules/pages/pages.service.js';
import type { PageTemplate } from './page-template.js';
import { renderDocument } from './render-document.js';

/** So many pages are made at once: a crawler that asks for a thousand leaves the database to who checks in. */
const MADE_AT_ONCE = 3;

const HTML = 'text/html; charset=utf-8';
const NOT_INDEXED = '<meta name="robots" content="noindex" />';

/** A page as it goes over the wire, and its status. */
export interface PageDocument {
  status: number;
  ready: ReadyAnswer;
}

/** The public pages as whole documents, kept as ready bytes until what they show changes (design §8). */
export class PageDocuments {
  /** The app without content, for addresses that are nobody else's to find. */
  readonly shell: ReadyAnswer;
  private readonly budget = new WorkBudget(MADE_AT_ONCE);
  private readonly making = new Map<string, Promise<PageDocument>>();

  /**
   * @param html the build's `index.html`
   * @param template of that build
   */
  constructor(
    private readonly html: string,
    private readonly template: PageTemplate,
    private readonly pages: PagesService,
    private readonly renderer: PageRenderer,
    private readonly answers: PublicAnswers,
  ) {
    const title = /<title>[^<]*<\/title>/.exec(html)?.[0] ?? '';
    this.shell = readyOf(renderDocument(html, { head: `${title}\n    ${NOT_INDEXED}` }));
  }

  /** The page as it was made last, if it is as it would be now. */
  findKept(address: PageAddress): PageDocument | undefined {
    const ready = this.answers.find(keyOf(address));
    return ready && { status: 200, ready };
  }

  /** Makes the page. Who asks for it while it is being made, and nothing has changed, gets the same. */
  make(address: PageAddress): Promise<PageDocument> {
    const ticket = this.answers.takeTicket();
    const key = `${ticket} ${keyOf(address)}`;
    const begun = this.making.get(key);
    if (begun) return begun;
    const made = this.budget.run(1, () => this.write(address)).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private async write(address: PageAddress): Promise<PageDocument> {
    const ticket = this.answers.takeTicket();
    const { status, head, areas } = await this.pages.find(address);
    const page = status === 200 && !address.isSearch ? await this.renderer.render(pathOf(address)) : null;
    const html = page
      ? renderDocument(this.template.html, {
          head,
          style: `${address.kind === 'home' ? '' : this.template.otherStyles}${page.style}`,
          body: page.html,
          data: JSON.stringify(page.data),
        })
      : renderDocument(this.html, { head });
    if (status !== 200) return { status, ready: readyOf(html) };
    const body = Buffer.from(html);
    const ready = this.answers.keep(keyOf(address), ticket, { body, areas, contentType: HTML });
    // What most first visits ask for comes in one flight of a new connection, 14 KB.
    if (address.kind === 'home') void compressWell(ready);
    return { status, ready };
  }
}

/** All searches on a page are one document. */
const keyOf = (address: PageAddress): string =>
  `${address.isSearch ? 'search on' : 'page'} ${pathOf(address)}`;

const readyOf = (html: string): ReadyAnswer => {
  const body = Buffer.from(html);
  return { body, etag: etagOf(body), areas: [], contentType: HTML };
};
