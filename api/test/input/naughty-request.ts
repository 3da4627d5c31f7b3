import type { SeededRandom } from '#src/demo/seeded-random.js';
import type { DescribedBody, DescribedField } from './described-fields.js';
import type { NaughtyValue } from './naughty-values.js';
import type { WireRequest } from './send-request.js';

/** Node refuses a request with more than 16 KB of address and headers before the app sees it. */
const MOST_IN_HEAD = 4_000;
/** What stands for the value until JSON is written: JSON has values that JavaScript cannot hold. */
const MARK = 'naughty-value-here';

interface Sender {
  /** Of who calls; undefined for a visitor. */
  sessionId: string | undefined;
  random: SeededRandom;
  /** A picture that any upload takes. */
  photo: Buffer;
}

/** A call that is as it should be but for this value in this field. `id` in an address is 1. */
export const naughtyRequest = async (
  field: DescribedField,
  value: NaughtyValue,
  sender: Sender,
): Promise<WireRequest> => {
  const { route, body, place, way } = field;
  const inAddress = percentEncoded(value.text).slice(0, MOST_IN_HEAD);
  const path = route.path.replace(/:\w+/, place === 'path' ? inAddress : '1');
  const query = place === 'query' ? `?${way[0]}=${inAddress}` : '';
  const content = body ? await contentOf({ ...field, body }, value, sender) : undefined;
  const named = place === 'header' ? { [way[0] ?? '']: headerOf(way[0], value) } : {};
  return {
    method: route.method,
    path: path + query,
    headers: {
      ...(content && { 'Content-Type': content.type }),
      ...(sender.sessionId !== undefined && { Authorization: `Bearer ${sender.sessionId}` }),
      ...named,
    },
    body: content?.bytes,
  };
};

interface Content {
  type: string;
  bytes: string | Buffer;
}

const contentOf = (
  { body, place, way }: DescribedField & { body: DescribedBody },
  value: NaughtyValue,
  { random, photo }: Sender,
): Promise<Content> | Content => {
  const whole = body.wholes.length === 0 ? {} : random.pick(body.wholes);
  if (body.type === 'application/json') {
    const marked = place === 'body' ? withPart(whole, way, MARK) : whole;
    return { type: body.type, bytes: JSON.stringify(marked).replace(`"${MARK}"`, () => value.json) };
  }
  const texts = Object.entries(place === 'body' ? withPart(whole, way, value.text) : whole);
  if (body.type === 'application/x-www-form-urlencoded')
    return {
      type: body.type,
      bytes: new URLSearchParams(
        Object.fromEntries(texts.map(([name, text]) => [name, String(text)])),
      ).toString(),
    };
  const form = new FormData();
  for (const [name, text] of texts) form.set(name, typeof text === 'string' ? text : JSON.stringify(text));
  for (const name of body.files) {
    const isNaughty = place === 'file' && way[0] === name;
    const bytes = isNaughty && random.chance(0.5) ? value.text : new Uint8Array(photo);
    form.set(name, new Blob([bytes]), isNaughty ? value.text.slice(0, MOST_IN_HEAD) : 'me.jpg');
  }
  return encoded(form);
};

const encoded = async (form: FormData): Promise<Content> => {
  const response = new Response(form);
  return {
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  };
};

/** A copy with another value at the end of the way; the value itself where the way is empty. */
const withPart = (whole: unknown, [name, ...rest]: readonly string[], value: unknown): object => {
  // Only the caller's own JSON is empty of ways, and there any value may stand.
  if (name === undefined) return value as object;
  const copy: Record<string, unknown> = Array.isArray(whole)
    ? Object.assign([], whole)
    : Object.assign({}, whole);
  copy[name] = withPart(copy[name], rest, value);
  return copy;
};

/** Of text that may hold half of a surrogate pair, which is sent as UTF-8 would have it if it were a character. */
const percentEncoded = (text: string): string =>
  text.replace(/./gsu, (character) =>
    /[\ud800-\udfff]/u.test(character) ? halfEncoded(character.charCodeAt(0)) : encodeURIComponent(character),
  );

const halfEncoded = (unit: number): string =>
  [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)]
    .map((byte) => `%${byte.toString(16)}`)
    .join('');

/** As bytes of UTF-8, without those that no header can carry. */
const headerOf = (name: string | undefined, { text }: NaughtyValue): string => {
  const bytes = Buffer.from(text.slice(0, MOST_IN_HEAD / 4)).toString('latin1');
  const carried = [...bytes].filter((byte) => byte === '\t' || (byte >= ' ' && byte !== '\x7f')).join('');
  if (name === 'Authorization') return `Bearer ${carried}`;
  return name === 'Cookie' ? `sessionId=${carried}` : carried;
};
