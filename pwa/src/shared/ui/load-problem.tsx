import { TriangleAlert, WifiOff } from 'lucide-react';
import type { Trouble } from '#shared/http/trouble';
import { PageState } from './page-state';
import { RetryButton } from './retry-button';

interface LoadProblemProps {
  trouble: Trouble;
  /** What did not come, as it begins a sentence: 'The event', 'Your profile'. */
  what: string;
  /** What the fault means for the person, where the title does not say it all. */
  failed?: string;
  /** Why nothing is there without a network. */
  offline?: string;
  onRetry: () => void;
}

/** In place of what did not come: no network, or a fault of ours; and the way to ask once more (design §6). */
export const LoadProblem = ({ trouble, what, failed, offline, onRetry }: LoadProblemProps) => {
  const retry = <RetryButton onRetry={onRetry} />;
  return trouble === 'offline' ? (
    <PageState icon={WifiOff} title="You're offline" announced action={retry}>
      {offline}
    </PageState>
  ) : (
    <PageState icon={TriangleAlert} title={`${what} could not be loaded`} announced action={retry}>
      {failed}
    </PageState>
  );
};
