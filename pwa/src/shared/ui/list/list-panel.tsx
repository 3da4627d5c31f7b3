import type { ComponentProps, ReactNode } from 'react';
import './list-panel.css';

interface ListPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Of the heading, which takes the focus when the row that had it is gone. */
  titleId: string;
  title: string;
  /** Beside the title: what can be added. */
  tools?: ReactNode;
}

/** A tab of the dashboard that is about one list: its heading, and the list with all that narrows it down. */
export const ListPanel = ({ titleId, title, tools, className, children, ...section }: ListPanelProps) => (
  <section
    className={className ? `list-panel ${className}` : 'list-panel'}
    aria-labelledby={titleId}
    {...section}
  >
    <header className="list-panel-head">
      <h2 id={titleId} tabIndex={-1}>
        {title}
      </h2>
      {tools}
    </header>
    {children}
  </section>
);
