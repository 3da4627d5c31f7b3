import './spinner.css';

/** A spinner with its words, e.g. 'Loading...'. */
export const Spinner = ({ label }: { label: string }) => (
  <div className="spinner" role="status">
    <span className="spinner-ring" aria-hidden />
    {label}
  </div>
);
