import { LoadProblem } from '#shared/ui/feedback/load-problem';
import type { Pages } from './use-pages';

interface ListProblemProps {
  /** `kept` shows what this device has instead. */
  state: Pages<unknown>['state'] | 'kept';
  /** What the rows are called, e.g. 'users'. */
  noun: string;
  /** What the fault means for the person, e.g. that nothing of theirs is affected; only whose it is unless told. */
  failed?: string;
  /** Why nothing is there without a network. */
  offline: string;
  onRetry: () => void;
}

/** Why a list shows no rows: no network, or a fault of ours. Nothing while all is well. */
export const ListProblem = ({ state, noun, ...rest }: ListProblemProps) =>
  state === 'offline' || state === 'failed' ? (
    <LoadProblem trouble={state} what={`The ${noun}`} {...rest} />
  ) : null;
