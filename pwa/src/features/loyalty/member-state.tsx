import { TriangleAlert, WifiOff } from 'lucide-react';
import { HttpError, messageOf, UnreachableError } from '#shared/http/http-error';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Spinner } from '#shared/ui/spinner';

interface MemberStateProps {
  /** A query without an answer so far. */
  query: { error: Error | null; isPaused: boolean; refetch: () => Promise<unknown> };
  /** What comes back with the connection. */
  offline: string;
}

/** What a sheet shows while what it is about is not there: on its way, refused in the server's words (asking
 * again changes nothing), or offline. */
export const MemberState = ({ query: { error, isPaused, refetch }, offline }: MemberStateProps) => {
  const retry = <RetryButton onRetry={() => void refetch()} />;
  if (isPaused || error instanceof UnreachableError) {
    return (
      <PageState icon={WifiOff} title="You're offline" announced action={retry}>
        {offline}
      </PageState>
    );
  }
  if (error) {
    const words = messageOf(error, 'Something went wrong on our side.');
    const isRefused = error instanceof HttpError && error.status < 500;
    return <PageState icon={TriangleAlert} title={words} announced action={!isRefused && retry} />;
  }
  return <Spinner label="Loading..." />;
};
