import { applyDecorators, type NestInterceptor, UseInterceptors } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { map } from 'rxjs';
import type { Page } from './page.js';

/**
 * Answers the rows of the page that the handler gives; where more follow, the `Link` header leads to the next one, the same
 * query with its cursor (RFC 8288). It stands above `@PublicAnswer`, which keeps the rows and not the page.
 */
export const AnswersPage = (rows: Parameters<typeof ApiOkResponse>[0]) =>
  applyDecorators(UseInterceptors(pageInterceptor), ApiOkResponse(rows));

const pageInterceptor: NestInterceptor<Page<unknown>, unknown[]> = {
  intercept: (context, next) =>
    next.handle().pipe(
      map(({ shown, nextCursor, nextQuery }) => {
        const http = context.switchToHttp();
        const next = { ...nextQuery, ...(nextCursor !== undefined && { cursor: nextCursor }) };
        if (Object.keys(next).length === 0) return shown;
        const address = new URL(http.getRequest<Request>().originalUrl, 'http://list');
        for (const [name, value] of Object.entries(next)) address.searchParams.set(name, value);
        const link = `<${address.pathname}${address.search}>; rel="next"`;
        http.getResponse<Response>().setHeader('Link', link);
        return shown;
      }),
    ),
};
