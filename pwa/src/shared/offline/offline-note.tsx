import { CloudOff } from 'lucide-react';
import '#shared/ui/waiting-note.css';
import './offline-note.css';
import { useVenueReachable } from './use-outbox';

/** Said above a form's button while the venue cannot be reached: what becomes of what was typed. */
export const OfflineNote = ({ children }: { children: string }) => {
  const isReachable = useVenueReachable();
  return (
    <div role="status">
      {!isReachable && (
        <p className="waiting-note offline-note">
          <CloudOff size={18} aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
};
