/** What a page puts into the build's `index.html`. All of it is markup that is escaped already, but for `data`. */
export interface DocumentParts {
  /** In the place of the title and the description. */
  head: string;
  /** Tags of the venue's own app, in the place of those of the build. */
  app?: string;
  /** `<style>` elements of the body's own, behind the stylesheets of the build. */
  style?: string;
  /** Into `#root`, in the place of the first paint. */
  body?: string;
  /** JSON that the app finds in `#page-data` when it starts. */
  data?: string;
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const HEAD_END = /(?=<\/head>)/;
/** What the build says of the app, whatever the venue; one block at the end of the head. */
const APP_TAGS = /<link rel="manifest"[\s\S]*?(?=<\/head>)/;
const ROOT = /(?<=<div id="root">)[\s\S]*?(?=<\/div>\s*<noscript>)/;
const ROOT_END = /(?=<noscript>)/;

/**
 * The build's `index.html` as the document of one page.
 * @throws Error when it lacks a place for a part: then it is of a build that this API does not fit to
 */
export const renderDocument = (shell: string, { head, app, style, body, data }: DocumentParts): string => {
  let html = put(put(shell, DESCRIPTION, ''), TITLE, head);
  if (app !== undefined) html = put(html.replace(APP_TAGS, ''), HEAD_END, app);
  if (style !== undefined) html = put(html, HEAD_END, style);
  if (body !== undefined) html = put(html, ROOT, body);
  if (data !== undefined)
    html = put(html, ROOT_END, jsonScript(data, { type: 'application/json', id: 'page-data' }));
  return html;
};

const put = (html: string, place: RegExp, text: string): string => {
  if (!place.test(html)) throw new Error(`index.html has no place like ${place.source}`);
  return html.replace(place, () => text);
};

/** JSON that no content of its own can end early: what stands in a script runs up to the first `</script`. */
export const jsonScript = (json: string, { type, id }: { type: string; id?: string }): string =>
  `<script type="${type}"${id ? ` id="${id}"` : ''}>${json.replaceAll('<', '\\u003c')}</script>`;
