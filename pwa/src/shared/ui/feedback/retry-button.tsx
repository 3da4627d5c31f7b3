import { RefreshCw } from 'lucide-react';
import { Button } from '#shared/ui/form/button';

/** The way out of a failed or offline state: asks for it again. */
export const RetryButton = ({ onRetry }: { onRetry: () => void }) => (
  <Button look="outline" onClick={onRetry}>
    <RefreshCw size={20} aria-hidden /> Try again
  </Button>
);
