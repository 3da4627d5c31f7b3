import type { Response } from 'express';
import { announceNextPage } from './next-page.js';
import type { Page } from './page.js';

/** The rows of a page; where more follow, the answer's `Link` header leads to the next one. */
export const sendPage = <Row>(response: Response, { shown, nextCursor }: Page<Row>): Row[] => {
  announceNextPage(response.req, response, nextCursor);
  return shown;
};
