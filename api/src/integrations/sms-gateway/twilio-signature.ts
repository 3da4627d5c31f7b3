import { validateRequest } from 'twilio/lib/webhooks/webhooks.js';

/** What Twilio signs of a form that it posts. */
export interface SignedForm {
  authToken: string;
  /** The header `X-Twilio-Signature`; empty without one. */
  signature: string;
  /** The whole address that Twilio posted to, with its query; a standard port may be there or not. */
  url: string;
  fields: Record<string, string | string[]>;
}

/** Whether Twilio, or another that knows the token, sent this form to this address (Twilio "Validate webhooks"). */
export const isSignedByTwilio = ({ authToken, signature, url, fields }: SignedForm): boolean => {
  if (signature === '' || !URL.canParse(url)) return false;
  return validateRequest(authToken, signature, url, fields);
};
