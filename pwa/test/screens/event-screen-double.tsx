import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { showScreen } from './screen-double';

/** What was asked of the venue. */
export interface VenueCall {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
}

type Answer = () => Promise<Response>;

/** A venue that answers one call after the other, then cannot be reached; returns what it was asked. */
export const venueAnswering = (...answers: Answer[]): VenueCall[] => {
  const calls: VenueCall[] = [];
  globalThis.fetch = (path, options) => {
    const { method = 'GET', headers, body } = options ?? {};
    calls.push({
      method,
      path: path instanceof Request ? path.url : path.toString(),
      headers: new Headers(headers),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    });
    const answer = answers.shift();
    return answer ? answer() : Promise.reject(new TypeError('no network'));
  };
  return calls;
};

export const answer =
  (status: number, body: unknown): Answer =>
  () =>
    Promise.resolve(new Response(JSON.stringify(body), { status }));

export const problem = (status: number, code: string, message: string, fields?: Record<string, string>) =>
  answer(status, { statusCode: status, code, message, fields });

/** Shows a screen of staff with all that is around it in the app. */
export const openScreen = async (content: ReactNode): Promise<void> => {
  showScreen(content);
  await waitFor(() => {
    if (!document.querySelector('[role]')) throw new Error('not shown yet');
  });
};

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
