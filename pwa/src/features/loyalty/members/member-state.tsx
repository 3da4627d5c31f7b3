import { TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { isRefused, messageOf } from '#shared/http/http-error';
import { PageState } from '#shared/ui/feedback/page-state';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Unanswered } from '#shared/ui/feedback/unanswered';

/** What a sheet shows while what it is about is not there: on its way, refused in the server's words (asking
 * again changes nothing), offline, or failed. */
export const MemberState = ({
  query,
  ...words
}: Omit<ComponentProps<typeof Unanswered>, 'failed' | 'children'>) =>
  isRefused(query.error) ? (
    <PageState
      icon={TriangleAlert}
      title={messageOf(query.error, 'Something went wrong on our side.')}
      announced
    />
  ) : (
    <Unanswered query={query} {...words}>
      <Spinner label="Loading..." />
    </Unanswered>
  );
