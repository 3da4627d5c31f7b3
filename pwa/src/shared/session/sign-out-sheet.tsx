import { Button } from '#shared/ui/button';
import { Sheet } from '#shared/ui/sheet';
import './sign-out-sheet.css';

interface SignOutSheetProps {
  waiting: number;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asked before signing out with work in the queue: it stays, but only its owner can send it (design §5.2). */
export const SignOutSheet = ({ waiting, onConfirm, onCancel }: SignOutSheetProps) => (
  <Sheet title="Log out now?" onClose={onCancel}>
    <p>
      {waiting === 1 ? '1 entry is' : `${waiting} entries are`} still waiting to be sent. Anything you saved
      while signed in stays on this phone and is sent when you sign in again.
    </p>
    <div className="sign-out-actions">
      <Button look="outline" onClick={onCancel}>
        Stay signed in
      </Button>
      <Button look="danger" onClick={onConfirm}>
        Log out
      </Button>
    </div>
  </Sheet>
);
