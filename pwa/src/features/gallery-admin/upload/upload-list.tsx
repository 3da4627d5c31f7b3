import { CircleCheck, Hourglass, RefreshCw, TriangleAlert, X } from 'lucide-react';
import './upload-list.css';
import type { UploadItem } from './upload-item';
import { stateLine } from './upload-wording';

interface UploadListProps {
  items: readonly UploadItem[];
  onRetry: (id: string) => void;
  onRemove: (id: string) => void;
}

/** The chosen files, each with where it stands. */
export const UploadList = ({ items, onRetry, onRemove }: UploadListProps) => {
  if (items.length === 0) return null;
  return (
    <ul className="upload-list" aria-label="Chosen photos">
      {items.map((item) => (
        <UploadRow
          key={item.id}
          item={item}
          onRetry={() => onRetry(item.id)}
          onRemove={() => onRemove(item.id)}
        />
      ))}
    </ul>
  );
};

interface UploadRowProps {
  item: UploadItem;
  onRetry: () => void;
  onRemove: () => void;
}

const UploadRow = ({ item, onRetry, onRemove }: UploadRowProps) => (
  <li className="upload-row" data-state={item.state}>
    <StateIcon item={item} />
    <div className="upload-row-words">
      <p dir="auto">{item.name}</p>
      <p className="upload-row-state">{stateLine(item)}</p>
      {item.state === 'sending' && <progress aria-label={item.name} max={1} value={item.progress} />}
    </div>
    {item.state === 'failed' && (
      <button type="button" aria-label={`Try again ${item.name}`} onClick={onRetry}>
        <RefreshCw size={20} aria-hidden />
      </button>
    )}
    {item.state !== 'done' && (
      <button type="button" aria-label={`Remove ${item.name}`} onClick={onRemove}>
        <X size={20} aria-hidden />
      </button>
    )}
  </li>
);

const StateIcon = ({ item: { state } }: { item: UploadItem }) => {
  if (state === 'done') return <CircleCheck size={20} aria-hidden />;
  if (state === 'refused' || state === 'failed') return <TriangleAlert size={20} aria-hidden />;
  return <Hourglass size={20} aria-hidden />;
};
