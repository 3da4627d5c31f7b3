import { Link } from '@tanstack/react-router';
import { CloudOff, CloudUpload } from 'lucide-react';
import { useTakesLong } from '#shared/ui/use-takes-long';
import './status-strip.css';
import { stripWords, type StripWords } from './strip-words';
import { useEntries, useKnownKinds, useVenueReachable } from './use-outbox';

/** Sending that ends within this needs no words. */
const WORTH_SAYING_MS = 2_000;

/**
 * One quiet line under the header when offline or when something waits or is stuck; nothing when all is well
 * (design §5). Load it lazily: it brings the offline database.
 */
export const StatusStrip = () => {
  const kept = useEntries();
  const entries = Array.isArray(kept) ? kept : [];
  const isReachable = useVenueReachable();
  useKnownKinds();
  const isStuck = entries.some(({ state }) => state === 'stuck');
  const isSlow = useTakesLong(entries.length > 0, WORTH_SAYING_MS);
  const words = !isReachable || isStuck || isSlow ? stripWords(entries, isReachable) : null;
  return (
    <div role="status" className="status-strip-region">
      {words && <Strip words={words} icon={isReachable ? CloudUpload : CloudOff} />}
    </div>
  );
};

const Strip = ({ words, icon: Icon }: { words: StripWords; icon: typeof CloudOff }) => {
  const [page, hash] = words.page?.split('#') ?? [];
  return (
    <p className="status-strip" data-tone={words.tone}>
      <Icon size={18} aria-hidden />
      {page ? (
        <Link to={page} hash={hash} className="status-strip-link">
          {words.text}
        </Link>
      ) : (
        words.text
      )}
    </p>
  );
};
