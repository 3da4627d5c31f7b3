import { useId, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { STATUS_NAMES } from './booking-wording';
import './bookings.css';

/** A line of what is known of a booking, with its picture; what is not known is left out. */
export interface BookingFact {
  icon: LucideIcon;
  text: string | null;
  /** What the line is about, for those who do not see its picture. */
  label: string;
  href?: string;
}

interface BookingCardProps {
  title: string;
  subtitle: string;
  status: keyof typeof STATUS_NAMES;
  facts: readonly BookingFact[];
  children?: ReactNode;
  actions?: ReactNode;
}

/** A booking of any kind: who and when, where it stands, and what can be done. */
export const BookingCard = ({ title, subtitle, status, facts, children, actions }: BookingCardProps) => {
  const id = useId();
  return (
    <article className="booking-card" aria-labelledby={id}>
      <header className="booking-card-head">
        <div>
          <h3 id={id} dir="auto">
            {title}
          </h3>
          <p>{subtitle}</p>
        </div>
        <span className="booking-status" data-status={status}>
          {STATUS_NAMES[status]}
        </span>
      </header>
      <ul className="booking-facts">
        {facts.map((fact) => fact.text !== null && <Fact key={fact.label} {...fact} text={fact.text} />)}
      </ul>
      {children}
      {actions && <div className="booking-actions">{actions}</div>}
    </article>
  );
};

const Fact = ({ icon: Icon, text, label, href }: BookingFact & { text: string }) => (
  <li>
    <Icon size={18} aria-hidden />
    <span>
      <span className="visually-hidden">{label}: </span>
      {href ? <a href={href}>{text}</a> : <bdi>{text}</bdi>}
    </span>
  </li>
);

/** What one side wrote to the other. */
export const BookingNote = ({ from, text }: { from: string; text: string | null }) =>
  text && (
    <p className="booking-note">
      <strong>{from}</strong>
      <span dir="auto">{text}</span>
    </p>
  );
