import { randomUUID } from 'node:crypto';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { deviceName } from '#contract/rules/device-name.js';
import { operationId } from '#src/common/openapi/operation-id.js';
import type { RequestWithUser } from '#src/common/access/current-user.decorator.js';
import { actAs, type Actor } from './actor.js';

const READS = new Set(['GET', 'HEAD']);

/** Names who acts, to all that a call of staff or of a tablet at the door changes. What only reads has no actor. */
@Injectable()
export class StaffLogInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const actor = actorOf(context);
    return actor ? actAs(actor, () => next.handle()) : next.handle();
  }
}

const actorOf = (context: ExecutionContext): Actor | undefined => {
  const { user, device, apiToken, method, headers } = context.switchToHttp().getRequest<RequestWithUser>();
  const isStaff = user?.userType === 'admin' || user?.userType === 'staff';
  if (READS.has(method) || !(isStaff || device)) return undefined;
  return {
    userId: user?.id ?? null,
    doorDeviceId: device?.deviceId ?? null,
    device: apiToken ? `API token ${apiToken.beginning}…` : deviceName(headers['user-agent'] ?? ''),
    requestId: randomUUID(),
    action: operationId(context.getClass().name, context.getHandler().name),
  };
};
