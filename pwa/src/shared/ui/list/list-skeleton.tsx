import './private-list.css';
import { Skeleton } from '#shared/ui/feedback/skeleton';

interface ListSkeletonProps {
  /** What is on its way, e.g. 'events'. */
  noun: string;
  rows: number;
  /** In CSS. */
  rowHeight: string;
}

/** Stands in for a list while it loads. */
export const ListSkeleton = ({ noun, rows, rowHeight }: ListSkeletonProps) => (
  <div className="private-list" role="status" aria-label={`Loading ${noun}`}>
    {Array.from({ length: rows }, (_, row) => (
      <Skeleton key={row} height={rowHeight} />
    ))}
  </div>
);
