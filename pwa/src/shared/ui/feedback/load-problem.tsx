import { chakra } from '@chakra-ui/react/styled-system';
import { TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Trouble } from '#shared/http/trouble';
import { PageState } from './page-state';
import { RetryButton } from './retry-button';

interface LoadProblemProps {
  trouble: Trouble;
  /** What did not come, as it begins a sentence: 'The event', 'Your profile'. */
  what: string;
  /** What the fault means for the person. Without it: that it is ours, and to try again. */
  failed?: string;
  /** Why nothing is there without a network. */
  offline?: string;
  onRetry: () => void;
  /** What can be done without it, beside asking once more. */
  meanwhile?: ReactNode;
}

/** In place of what did not come: no network, or a fault of ours; and the way to ask once more (design §6). */
export const LoadProblem = ({
  trouble,
  what,
  failed = 'Something went wrong on our side. Please try again in a moment.',
  offline,
  onRetry,
  meanwhile,
}: LoadProblemProps) => {
  const ways = (
    <chakra.div display="flex" flexWrap="wrap" justifyContent="center" gap="2">
      <RetryButton onRetry={onRetry} />
      {meanwhile}
    </chakra.div>
  );
  return trouble === 'offline' ? (
    <PageState icon={WifiOff} title="You're offline" announced action={ways}>
      {offline}
    </PageState>
  ) : (
    <PageState icon={TriangleAlert} title={`${what} could not be loaded`} announced action={ways}>
      {failed}
    </PageState>
  );
};
