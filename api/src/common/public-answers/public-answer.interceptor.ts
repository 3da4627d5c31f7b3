import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable, tap } from 'rxjs';
import type { RequestWithUser } from '#src/common/access/current-user.decorator.js';
import { expressPattern } from '#src/common/http/logging/route-pattern.js';
import { answerKeyOf } from './answer-key.js';
import { AREAS_KEY, type Area, TEXT_TYPE_KEY } from './area.js';
import { cacheControlOf, etagOf, isStandIn, PublicAnswers } from './public-answers.js';
import { seesMore } from './sees-more.js';

/** The version of the one thing that an answer shows. */
const versionOf = (value: unknown): number | undefined =>
  typeof value === 'object' && value !== null && 'version' in value && typeof value.version === 'number'
    ? value.version
    : undefined;

/** Gives staff and artists, who may change it, the tag for `If-Match`. */
const nameVersion = (value: unknown, response: Response): void => {
  const version = versionOf(value);
  if (version === undefined) return;
  response.setHeader('ETag', etagOf(Buffer.from(JSON.stringify(value)), version));
  // A strong tag is of these very bytes, and not of compressed ones.
  response.setHeader('Cache-Control', 'no-store, no-transform');
};

/** Fills the ready answers from what a handler gives a visitor or a guest; `servePublicAnswers` serves them. */
@Injectable()
export class PublicAnswerInterceptor implements NestInterceptor {
  constructor(
    private readonly answers: PublicAnswers,
    private readonly reflector: Reflector,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    const response = context.switchToHttp().getResponse<Response>();
    const handler = context.getHandler();
    const contentType = this.reflector.get<string | undefined>(TEXT_TYPE_KEY, handler);
    if (seesMore(request.user ?? null) && contentType === undefined)
      return next.handle().pipe(tap((value: unknown) => nameVersion(value, response)));
    // A guest is shown what a visitor is, and no more: the answer is kept for both. A text is the same for everybody.
    request.user = null;
    // A problem is JSON all the same.
    const answer = next
      .handle()
      .pipe(tap(() => contentType && response.setHeader('Content-Type', contentType)));
    const key = answerKeyOf(request);
    if (key === undefined) return answer;
    const areas = this.reflector.get<readonly Area[]>(AREAS_KEY, handler);
    const ticket = this.answers.takeTicket(areas);
    return answer.pipe(
      map((value: unknown) => {
        if (isStandIn(value)) return value;
        const link = response.getHeader('Link');
        const mediaType = response.getHeader('Content-Type');
        const version = versionOf(value);
        const ready = this.answers.keep(key, ticket, {
          body: Buffer.from(contentType === undefined ? JSON.stringify(value) : String(value)),
          areas,
          pattern: expressPattern(request),
          ...(typeof mediaType === 'string' && { contentType: mediaType }),
          ...(typeof link === 'string' && { link }),
          ...(version !== undefined && { version }),
        });
        response.setHeader('ETag', ready.etag);
        response.setHeader('Cache-Control', cacheControlOf(ready, request));
        response.vary('Authorization, Cookie');
        return value;
      }),
    );
  }
}
