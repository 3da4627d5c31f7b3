import './skeleton.css';

/** One grey block of a loading screen; sizes in rem. Silent: the part it stands in says that it is loading. */
export const Skeleton = ({ height, width = '100%' }: { height: string; width?: string }) => (
  <div className="skeleton" style={{ height, width }} aria-hidden />
);
