import type { ReactNode } from 'react';
import { SLOW_NETWORK_MS } from '#shared/http/http-client';
import { troubleOf } from '#shared/http/trouble';
import { LoadProblem } from './load-problem';
import { useTakesLong } from './use-takes-long';

interface UnansweredProps {
  /** Without an answer so far. */
  query: { error: Error | null; isFetching: boolean; isPaused: boolean; refetch: () => Promise<unknown> };
  /** These three as `LoadProblem` has them. */
  what: string;
  failed?: string;
  /** That it comes back with the connection, unless told. */
  offline?: string;
  /** Stands there while the answer is on its way. */
  children: ReactNode;
}

/** In place of what was asked for: that it is on its way, or why it is not there (design §6). A slow network is none (design §5.4). */
export const Unanswered = ({ query, what, failed, offline = comesBack(what), children }: UnansweredProps) => {
  const isSlow = useTakesLong(query.isFetching, SLOW_NETWORK_MS);
  const trouble = isSlow ? 'offline' : troubleOf(query);
  if (!trouble) return children;
  const words = { what, failed, offline };
  return <LoadProblem trouble={trouble} {...words} onRetry={() => void query.refetch()} />;
};

const comesBack = (what: string): string =>
  `${what} ${what.endsWith('s') ? 'come' : 'comes'} back with your connection.`;
