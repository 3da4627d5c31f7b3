import { Injectable } from '@nestjs/common';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Settings } from '#src/config/settings.js';
import type { SmsSetupResponse } from '#src/modules/sms/sms-requests.dto.js';

/** Where the provider posts to, from the first slash on. */
const WEBHOOK_PATH = '/api/sms/webhook';

/**
 * Up to three more attempts, whatever the failure, within the 15 seconds that Twilio gives them all; never sent to us nor signed
 * (Twilio "Webhook connection overrides"). Its default is one more, when no connection could be made.
 */
const RETRIES = '#rc=3&rp=all';

/** How the provider is set up, for staff to read (spec §2 "SMS tab"). */
@Injectable()
export class SmsSetupService {
  constructor(
    private readonly settings: Settings,
    private readonly address: PublicAddress,
  ) {}

  /** Nothing secret: whether there is a token, never which. */
  describe(): SmsSetupResponse {
    const { publicUrl, smsAuthToken, sms } = this.settings;
    const webhookUrl = `${this.address.link(WEBHOOK_PATH)}${RETRIES}`;
    return {
      webhookUrl,
      fallbackUrl: webhookUrl,
      method: 'POST',
      hasPublicAddress: publicUrl !== undefined,
      hasToken: smsAuthToken !== undefined,
      checksSignatures: this.checksSignatures,
      number: sms?.from ?? null,
    };
  }

  /** In production, and wherever there is a token to check them by (design §4 "SMS"). */
  get checksSignatures(): boolean {
    return this.settings.smsAuthToken !== undefined || this.settings.mode === 'production';
  }
}
