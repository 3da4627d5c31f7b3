import { writable } from '#src/common/markup.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Twilio refuses longer ones. */
const MOST_CHARACTERS = 1600;

/** Twilio's answer to a message: one text back, or nothing. */
export const twiml = (reply: string | undefined): string => {
  const message = reply === undefined ? '' : `<Message>${escaped(reply)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
};

const escaped = (text: string): string =>
  [...writable(text)]
    .slice(0, MOST_CHARACTERS)
    .map((character) => ENTITIES[character] ?? character)
    .join('');
