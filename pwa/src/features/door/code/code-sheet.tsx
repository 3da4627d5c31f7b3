import { Sheet } from '#shared/ui/dialog/sheet';
import type { DoorShow } from '#features/door/store/door-database';
import { DoorCode } from './door-code';

interface CodeSheetProps {
  show: DoorShow;
  onClose: () => void;
}

/** The door's code, large, for guests in the line (design §7 "Door code"). */
export const CodeSheet = ({ show, onClose }: CodeSheetProps) => (
  <Sheet
    title="Door code"
    subtitle="Guests scan it, or type it into their check-in. Without it staff look at their photo first."
    onClose={onClose}
  >
    <DoorCode show={show} />
  </Sheet>
);
