import { WifiOff } from 'lucide-react';
import './waiting-note.css';

/** Says that a list is this phone's own copy, because the venue cannot be reached. @param noun e.g. 'events' */
export const KeptNote = ({ noun }: { noun: string }) => (
  <p className="waiting-note">
    <WifiOff size={18} aria-hidden /> No connection: these are the {noun} kept on this phone.
  </p>
);
