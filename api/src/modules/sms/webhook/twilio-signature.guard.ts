import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Settings } from '#src/config/settings.js';
import { isSignedByTwilio } from '#src/integrations/sms-gateway/twilio-signature.js';
import { notFromProvider } from '#src/modules/sms/sms-errors.js';
import { SmsSetupService } from '#src/modules/sms/setup/sms-setup.service.js';
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
    const [{ smsAuthToken: authToken }, fields] = [this.settings, postedForm(request.body)];
    if (authToken === undefined || fields === undefined || !request.is(FORM)) return false;
    const signature = request.get('X-Twilio-Signature') ?? '';
    return this.addressesOf(request).some((url) => isSignedByTwilio({ authToken, signature, url, fields }));
  }

  /**
   * The address that Twilio used: ours as people know it, else what the trusted proxy says, else the request's own. Of a proxy
   * that names a port of its own we cannot know whether it stands in the address.
   */
  private addressesOf(request: Request): string[] {
    const { protocol, host, originalUrl } = request;
    if (this.settings.publicUrl !== undefined) return [`${this.settings.publicUrl}${originalUrl}`];
    const port = forwardedPort(request);
    const hosts = port === undefined || /:\d+$/.test(host) ? [host] : [host, `${host}:${port}`];
    return hosts.map((name) => `${protocol}://${name}${originalUrl}`);
  }
}

const FORM = 'application/x-www-form-urlencoded';

/** What the nearest proxy forwards, if it is one that `TRUST_PROXY` names. */
const forwardedPort = ({ app, socket, headers }: Request): string | undefined => {
  const isTrusted = app.get('trust proxy fn') as (address: string | undefined, hop: number) => boolean;
  const [port] = [headers['x-forwarded-port'] ?? []].flat();
  const first = port?.split(',').at(0)?.trim() ?? '';
  return isTrusted(socket.remoteAddress, 0) && /^\d{1,5}$/.test(first) ? first : undefined;
};
