import { Stack } from '@chakra-ui/react/stack';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { focusAfterPaint } from '#shared/ui/dialog/focus-after-paint';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { CenterCard } from '#shared/ui/layout/center-card';

interface AuthNoticeProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  /** The way on. */
  action: ReactNode;
}

/** What is to be read in place of a form. Its heading takes the focus, so that it is read aloud as well. */
export const AuthNotice = ({ icon: Icon, title, children, action }: AuthNoticeProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    if (heading.current) focusAfterPaint(heading.current);
  }, []);
  return (
    <CenterCard as="section" aria-labelledby="auth-title">
      <Icon size={40} strokeWidth={1.5} color="var(--chakra-colors-accent)" aria-hidden />
      <h1 id="auth-title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
      <Stack gap="2">{action}</Stack>
    </CenterCard>
  );
};
