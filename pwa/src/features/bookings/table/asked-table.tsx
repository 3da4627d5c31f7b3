import { Armchair } from 'lucide-react';
import { rememberedTable } from '#shared/offline/storage/remembered-tables';
import './asked-table.css';

/** Reminds of the table that was asked for on this device; nothing where there was none. */
export const AskedTable = ({ eventId }: { eventId: number }) => {
  const partySize = rememberedTable(eventId);
  return (
    partySize !== null && (
      <p className="asked-table">
        <Armchair size={20} aria-hidden /> You asked for a table for {partySize}.
      </p>
    )
  );
};
