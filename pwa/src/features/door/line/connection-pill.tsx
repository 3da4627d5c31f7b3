import { useLiveQuery } from 'dexie-react-hooks';
import { CloudOff, CloudUpload, Wifi } from 'lucide-react';
import { useVenueReachable } from '#shared/offline/wakes/use-outbox';
import { StatusPill } from '#shared/ui/layout/status-pill';
import { withDoorDatabase } from '#features/door/store/door-database';
import { readPosition } from '#features/door/store/door-list';
import { doorTime } from './door-times';
import { useLine } from './line-context';

/** The tablet's connection: what waits to be sent, and since when the venue has not answered. */
export const ConnectionPill = () => {
  const { night, tonight } = useLine();
  const isReachable = useVenueReachable();
  const readAt = useLiveQuery(() => withDoorDatabase(readPosition))?.readAt;
  const waiting = tonight.waiting > 0 ? ` · ${tonight.waiting} waiting` : '';
  if (!isReachable) {
    const since = readAt === undefined ? '' : ` · as of ${doorTime(readAt, night.timeZone)}`;
    return (
      <StatusPill tone="waiting" role="status">
        <CloudOff size={16} aria-hidden />
        <span>{`Offline${waiting}${since}`}</span>
      </StatusPill>
    );
  }
  return (
    <StatusPill tone={tonight.waiting > 0 ? 'waiting' : 'good'} role="status">
      {tonight.waiting > 0 ? <CloudUpload size={16} aria-hidden /> : <Wifi size={16} aria-hidden />}
      <span>{`Online${waiting}`}</span>
    </StatusPill>
  );
};
