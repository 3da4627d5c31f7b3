import { Link } from '@tanstack/react-router';
import { CloudOff, CloudUpload } from 'lucide-react';
import './status-strip.css';
import { stripWords, type StripWords } from './strip-words';
import { useHeldEntries } from './use-held-entries';

/**
 * One quiet line under the header, in sight while the page scrolls, when offline or when something waits or is stuck; nothing when all is well
 * (design §5). Load it lazily: it brings the offline database.
 */
export const StatusStrip = () => {
  const { entries, isReachable, isWorthSaying } = useHeldEntries();
  const words = isWorthSaying ? stripWords(entries, isReachable) : null;
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
        <span>{words.text}</span>
      )}
    </p>
  );
};
