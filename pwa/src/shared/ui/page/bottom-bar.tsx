import type { ReactNode } from 'react';
import './bottom-bar.css';
import { useBottomBar } from './use-bottom-bar';

interface BottomBarProps {
  /** What its buttons are about. */
  label: string;
  /** How they are laid out. */
  className: string;
  children: ReactNode;
}

/** A page's bar of buttons at the lower edge, where a thumb is. */
export const BottomBar = ({ label, className, children }: BottomBarProps) => (
  <div
    ref={useBottomBar<HTMLDivElement>()}
    className={`bottom-bar ${className}`}
    role="group"
    aria-label={label}
  >
    {children}
  </div>
);
