import { heightOf } from './height-message';

/** Until the frame has told its own, in CSS pixels. */
const FIRST_HEIGHT = 320;

/** More than fifty shows need; a page is never made endless. */
const MOST_HEIGHT = 20_000;

const ATTRIBUTES = ['limit', 'type'];

/**
 * `<venue-events limit="5" type="country">` on any site: the venue's next shows in a frame as high as they are (design §8
 * "Embed"). Both attributes may be left out; `title` names the frame.
 * @param venue the origin that this script came from
 */
const venueEvents = (venue: string) =>
  class extends HTMLElement {
    static observedAttributes = ATTRIBUTES;
    private readonly frame = document.createElement('iframe');

    connectedCallback(): void {
      window.addEventListener('message', this);
      this.frame.title = this.title || 'Upcoming shows';
      this.frame.loading = 'lazy';
      this.frame.style.cssText = `display:block;width:100%;height:${FIRST_HEIGHT}px;border:0`;
      this.show();
      this.append(this.frame);
    }

    disconnectedCallback(): void {
      window.removeEventListener('message', this);
    }

    attributeChangedCallback(): void {
      if (this.isConnected) this.show();
    }

    /** A message to the page: only our own frame is heard. */
    handleEvent({ source, origin, data }: MessageEvent<unknown>): void {
      if (origin !== venue || source !== this.frame.contentWindow) return;
      const height = heightOf(data);
      if (height !== undefined) this.frame.style.height = `${Math.min(height, MOST_HEIGHT)}px`;
    }

    private show(): void {
      const address = new URL('/embed/events', venue);
      for (const name of ATTRIBUTES) {
        const value = this.getAttribute(name);
        if (value) address.searchParams.set(name, value);
      }
      if (this.frame.src !== address.href) this.frame.src = address.href;
    }
  };

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement && !customElements.get('venue-events'))
  customElements.define('venue-events', venueEvents(new URL(currentScript.src).origin));
