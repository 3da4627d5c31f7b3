import { CloudOff } from 'lucide-react';
import '#shared/ui/page/waiting-note.css';
import './offline-note.css';
import { useVenueReachable } from '#shared/offline/wakes/use-outbox';

interface OfflineNoteProps {
  /** The form has just been sent and did not reach the venue, whatever the browser believes of the network. */
  wasTried?: boolean;
  children: string;
}

/** Said above a form's button while the venue cannot be reached: what becomes of what was typed. */
export const OfflineNote = ({ wasTried, children }: OfflineNoteProps) => {
  const isReachable = useVenueReachable();
  return (
    <div role="status">
      {(wasTried || !isReachable) && (
        <p className="waiting-note offline-note">
          <CloudOff size={18} aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
};
