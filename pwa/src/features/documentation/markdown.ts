/** The part of Markdown that our documentation is written in, as data. */

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'link'; text: string; address: string };

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: Inline[][] };

/** Headings (`##`), lists (`-` or `1.`) and paragraphs; a line that begins none of these goes on with the one before. */
export const parseMarkdown = (text: string): Block[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .flatMap((paragraph) => parseBlock(joinWrapped(paragraph)));

const BULLET = /^(?:-|(\d+)\.) +/;
const HEADING = /^## +/;

/** One line for each heading and list item, whatever width the source is wrapped at. */
const joinWrapped = (paragraph: string): string[] =>
  paragraph.split('\n').reduce<string[]>((lines, line) => {
    const last = lines.pop();
    const starts = last === undefined || BULLET.test(line) || HEADING.test(last);
    return starts
      ? [...lines, ...(last === undefined ? [] : [last]), line.trim()]
      : [...lines, `${last} ${line.trim()}`];
  }, []);

const parseBlock = (lines: string[]): Block[] => {
  const [first = '', ...rest] = lines;
  if (HEADING.test(first)) {
    return [
      { kind: 'heading', text: first.replace(HEADING, '') },
      ...(rest.length > 0 ? parseBlock(rest) : []),
    ];
  }
  const bullet = BULLET.exec(first);
  if (!bullet) return [{ kind: 'paragraph', parts: parseInline(lines.join(' ')) }];
  const items = lines.map((line) => parseInline(line.replace(BULLET, '')));
  return [{ kind: 'list', isOrdered: bullet[1] !== undefined, items }];
};

const MARKED = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((\S+?)\)/g;

const parseInline = (text: string): Inline[] => {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKED)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    parts.push(marked(match));
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
};

const marked = ([, strong, code, label = '', address = '']: RegExpExecArray): Inline => {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  if (code !== undefined) return { kind: 'code', text: code };
  return { kind: 'link', text: label, address };
};
