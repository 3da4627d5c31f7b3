import { useState } from 'react';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { refreshOwnFeed, renewOwnFeed, takeBackOwnFeed } from './own-feed.queries';

/** Makes, renews and takes back the artist's private calendar. */
export const useOwnFeed = () => {
  const [address, setAddress] = useState<string | null>(null);
  const renew = useToastMutation({
    send: renewOwnFeed,
    // The server may not know its own name; the reader of this page has reached it by one.
    done: ({ url }) => void setAddress(new URL(url).pathname),
    failed: 'Failed to make a private address',
    refresh: refreshOwnFeed,
  });
  const takeBack = useToastMutation({
    send: takeBackOwnFeed,
    done: ({ message }) => ({ title: 'Address taken back', description: message }),
    failed: 'Failed to take the private address back',
    refresh: refreshOwnFeed,
  });
  /** The path of an address just made, until it is put away. */
  return { renew, takeBack, address, forget: () => setAddress(null) };
};
