import { CloudOff } from 'lucide-react';
import { useVenueReachable } from '#shared/offline/use-outbox';
import './bookings.css';

/** Said above the button of a form that only the venue can answer. */
export const OfflineNote = ({ children }: { children: string }) => {
  const isReachable = useVenueReachable();
  return (
    <div role="status">
      {!isReachable && (
        <p className="booking-offline">
          <CloudOff size={18} aria-hidden />
          {children}
        </p>
      )}
    </div>
  );
};
