import { CountMark } from '#shared/theme/count-mark';
import { handlerOf } from '#shared/offline/outbox/outbox-handlers';
import { useHeldEntries } from './use-held-entries';

/** How many check-ins this device still holds, on the link to their page. Load it lazily: it brings the offline database. */
export const WaitingMark = () => {
  const { entries, isWorthSaying } = useHeldEntries();
  const listed = entries.filter(({ kind }) => handlerOf(kind)?.page === '/check-ins');
  return <CountMark count={isWorthSaying ? listed.length : 0} />;
};
