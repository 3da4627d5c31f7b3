import { escaped } from '#src/common/markup.js';

/** Something to press, and where it leads. */
interface MailLink {
  label: string;
  url: string;
}

/** What a mail says, without a word on how it looks. Each paragraph is plain text. */
export interface MailContent {
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to press. */
  action?: MailLink;
  /** Below it, for a few. */
  otherLink?: MailLink;
  /** Small print below: what to do when the mail is not meant for its reader. */
  closing?: string;
}

/** Who writes: the venue's name, and where it is. */
interface Letterhead {
  name: string;
  address: string | null;
}

/** The look's colours by day (look/README). Mail programs know no variables, and darken mails in their own way. */
const COLORS = {
  page: '#FBF3E3',
  card: '#FFFCF5',
  line: '#E6D5BA',
  ink: '#2B1A10',
  muted: '#6F5646',
  brand: '#7A1E22',
  onBrand: '#FFF6E6',
  button: '#E0A526',
} as const;

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',sans-serif";
const SLAB = "'Zilla Slab',Rockwell,'Roboto Slab',Georgia,serif";

/** Keeps line breaks that a person typed. */
const lines = (text: string): string => escaped(text).replace(/\r?\n/g, '<br>');

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5;overflow-wrap:anywhere">${lines(text)}</p>`;

const button = ({ label, url }: MailLink): string =>
  `<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:14px 24px;border-radius:12px;` +
  `background:${COLORS.button};color:${COLORS.ink};font-size:16px;font-weight:600;text-decoration:none">` +
  `${escaped(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:14px;line-height:1.5;color:${COLORS.muted};overflow-wrap:anywhere">` +
  `If the button does not work, open this address:<br>` +
  `<a href="${escaped(url)}" style="color:${COLORS.brand}">${escaped(url)}</a></p>`;

const linkLine = ({ label, url }: MailLink): string =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.5">` +
  `<a href="${escaped(url)}" style="color:${COLORS.brand}">${escaped(label)}</a></p>`;

const smallPrint = (text: string): string =>
  `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${COLORS.muted}">${lines(text)}</p>`;

const signature = ({ name, address }: Letterhead): string => [name, address ?? ''].filter(Boolean).join('\n');

const UNSUBSCRIBE = 'Do not want emails like this one?';

const unsubscribeLine = (url: string): string =>
  `<p style="margin:0 0 8px;font-size:14px;line-height:1.5;color:${COLORS.muted}">${UNSUBSCRIBE} ` +
  `<a href="${escaped(url)}" style="color:${COLORS.brand}">Unsubscribe</a></p>`;

/**
 * A whole HTML mail: one column that fits a phone, styled in place, without pictures or anything fetched.
 * @param unsubscribeUrl for a mail that its reader may do without
 */
export const htmlMail = (content: MailContent, letterhead: Letterhead, unsubscribeUrl?: string): string => {
  const { heading, paragraphs, action, otherLink, closing } = content;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light"><title>${escaped(heading)}</title></head>`,
    `<body style="margin:0;padding:16px;background:${COLORS.page};color:${COLORS.ink};font-family:${SANS}">`,
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px;margin:0 auto">',
    `<tr><td style="padding:16px 24px;border-radius:16px 16px 0 0;background:${COLORS.brand};color:${COLORS.onBrand};`,
    `font-family:${SLAB};font-size:20px;font-weight:700">${escaped(letterhead.name)}</td></tr>`,
    `<tr><td style="padding:24px;border:1px solid ${COLORS.line};border-top:0;border-radius:0 0 16px 16px;`,
    `background:${COLORS.card}">`,
    `<h1 style="margin:0 0 16px;font-family:${SLAB};font-size:24px;line-height:1.25">${escaped(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    action ? button(action) : '',
    otherLink ? linkLine(otherLink) : '',
    closing === undefined ? '' : smallPrint(closing),
    '</td></tr>',
    `<tr><td style="padding:16px 24px">${smallPrint(signature(letterhead))}`,
    unsubscribeUrl === undefined ? '' : unsubscribeLine(unsubscribeUrl),
    '</td></tr>',
    '</table></body></html>',
  ].join('\n');
};

const textLink = ({ label, url }: MailLink): string => `${label}:\n${url}`;

/** The same mail for programs that show text only. */
export const textMail = (content: MailContent, letterhead: Letterhead, unsubscribeUrl?: string): string => {
  const { heading, paragraphs, action, otherLink, closing } = content;
  const parts = [
    heading,
    ...paragraphs,
    action && textLink(action),
    otherLink && textLink(otherLink),
    closing,
    `-- \n${signature(letterhead)}`,
    unsubscribeUrl && `${UNSUBSCRIBE} ${unsubscribeUrl}`,
  ];
  return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
};
