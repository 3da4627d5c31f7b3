import { escaped } from '#src/common/markup.js';

/** Twilio refuses longer ones. */
const MOST_CHARACTERS = 1600;

/** Twilio's answer to a message: one text back, or nothing. */
export const twiml = (reply: string | undefined): string => {
  const message = reply === undefined ? '' : `<Message>${escaped(cut(reply))}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
};

const cut = (text: string): string => [...text].slice(0, MOST_CHARACTERS).join('');
