import type { ReactNode } from 'react';
import { ProposalCard } from '#features/bookings/artist/proposal-card';
import type { Waiting } from '#features/today/today.queries';
import { WaitingHead } from '#features/today/waiting-head';
import { CheckInCard } from '#features/verification/verdict/check-in-card';
import type { Decisions } from '#features/verification/verdict/use-decisions';
import { RequestItem, TableItem } from './booking-items';
import { ArtistItem, MessageItem } from './people-items';
import { ProgramItem } from './program-item';
import { TextItem } from './text-item';

interface WaitingItemProps {
  waiting: Waiting;
  /** On photos. */
  decisions: Pick<Decisions, 'decide'>;
  /** Opens its form. */
  onOpen: (waiting: Waiting) => void;
}

/** Something that waits, with all that its own tab can do about it. */
export const WaitingItem = (props: WaitingItemProps) => (
  <>
    <WaitingHead {...props.waiting} />
    {cardOf(props)}
  </>
);

const cardOf = ({ waiting, decisions, onOpen }: WaitingItemProps): ReactNode => {
  const open = () => onOpen(waiting);
  const { artist, message, photo, proposal, request, table, text, webhook } = waiting;
  if (artist) return <ArtistItem artist={artist} onEdit={open} />;
  if (message) return <MessageItem message={message} />;
  if (photo) return <CheckInCard checkIn={photo} decide={decisions.decide} />;
  if (proposal) return <ProposalCard proposal={proposal} onConfirm={open} />;
  if (request) return <RequestItem request={request} />;
  if (table) return <TableItem table={table} />;
  if (webhook) return <ProgramItem webhook={webhook} />;
  return text && <TextItem request={text} onEdit={open} />;
};
