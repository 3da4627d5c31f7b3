import { TriangleAlert, WifiOff } from 'lucide-react';
import { PageState } from './page-state';
import { RetryButton } from './retry-button';
import type { Pages } from './use-pages';

interface ListProblemProps {
  state: Pages<unknown>['state'];
  /** What the rows are called, e.g. 'users'. */
  noun: string;
  /** What the fault means for the person, e.g. that nothing of theirs is affected. */
  failed: string;
  /** Why nothing is there without a network. */
  offline: string;
  onRetry: () => void;
}

/** Why a private list shows no rows: no network, or a fault of ours. Nothing while all is well. */
export const ListProblem = ({ state, noun, failed, offline, onRetry }: ListProblemProps) => {
  const retry = <RetryButton onRetry={onRetry} />;
  if (state === 'offline') {
    return (
      <PageState icon={WifiOff} title="You're offline" announced action={retry}>
        {offline}
      </PageState>
    );
  }
  if (state !== 'failed') return null;
  return (
    <PageState icon={TriangleAlert} title={`The ${noun} could not be loaded`} announced action={retry}>
      {failed}
    </PageState>
  );
};
