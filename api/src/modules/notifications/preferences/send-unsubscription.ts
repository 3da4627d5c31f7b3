import type { Request, Response } from 'express';
import type { PreferencesService } from './preferences.service.js';

/**
 * Tells a program what an unsubscribe link is about, and leads a person to its page: a mail program that does not know RFC 8058 opens
 * the address of its own button in a browser.
 */
export const sendUnsubscription = async (
  token: string,
  preferences: PreferencesService,
  { request, response }: { request: Request; response: Response },
): Promise<void> => {
  if (request.accepts(['json', 'html']) === 'html')
    response.redirect(302, `/unsubscribe/${encodeURIComponent(token)}`);
  else response.json(await preferences.describe(token));
};
