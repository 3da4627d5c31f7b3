import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '#src/config/settings.js';
import { isSignedByTwilio } from '#src/integrations/sms-gateway/twilio-signature.js';
import { notFromProvider } from './sms-errors.js';
import { SmsSetupService } from './sms-setup.service.js';
import { postedForm } from './twilio-message.js';

/** Lets in what the provider signed; without a token, outside production, everything (design §4 "SMS"). */
@Injectable()
export class TwilioSignatureGuard implements CanActivate {
  constructor(
    private readonly settings: Settings,
    private readonly setup: SmsSetupService,
  ) {}

  /** @throws DomainError `sms.bad-signature` */
  canActivate(context: ExecutionContext): true {
    const request = context.switchToHttp().getRequest<Request>();
    if (this.setup.checksSignatures && !this.isSigned(request)) throw notFromProvider();
    return true;
  }

  private isSigned(request: Request): boolean {
    const [authToken, fields] = [this.settings.smsAuthToken, postedForm(request.body)];
    if (authToken === undefined || fields === undefined) return false;
    const signature = request.get('X-Twilio-Signature') ?? '';
    return isSignedByTwilio({ authToken, signature, url: this.addressOf(request), fields });
  }

  /** The address that Twilio used: ours as people know it, else what the trusted proxy says, else the request's own. */
  private addressOf({ protocol, host, originalUrl }: Request): string {
    return `${this.settings.publicUrl ?? `${protocol}://${host}`}${originalUrl}`;
  }
}
