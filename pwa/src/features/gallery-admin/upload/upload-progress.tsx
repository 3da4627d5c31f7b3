import { RefreshCw, X } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import './upload-progress.css';
import type { UploadTotals } from './upload-item';
import { totalsLine } from './upload-wording';

interface UploadProgressProps {
  totals: UploadTotals;
  onRetry: () => void;
  onCancel: () => void;
}

/** How far the whole upload is. */
export const UploadProgress = ({ totals, onRetry, onCancel }: UploadProgressProps) => {
  const isStarted = totals.underWay + totals.done + totals.failed > 0;
  return (
    <div className="upload-progress">
      <p role="status">{totals.count > 0 ? totalsLine(totals) : ''}</p>
      {isStarted && (
        <progress aria-label="All photos" max={1} value={totals.progress}>
          {Math.round(totals.progress * 100)} %
        </progress>
      )}
      {(totals.underWay > 0 || totals.failed > 0) && (
        <div className="upload-progress-actions">
          {totals.failed > 0 && (
            <Button look="outline" onClick={onRetry}>
              <RefreshCw size={20} aria-hidden /> Try again all
            </Button>
          )}
          {totals.underWay > 0 && (
            <Button look="outline" onClick={onCancel}>
              <X size={20} aria-hidden /> Cancel the rest
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
