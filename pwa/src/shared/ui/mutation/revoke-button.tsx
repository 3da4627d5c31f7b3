import type { QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { requestJson } from '#shared/http/http-client';
import { ConfirmSheet } from '#shared/ui/dialog/confirm-sheet';
import { Button } from '#shared/ui/form/button';
import { useToastMutation } from './use-toast-mutation';
import { useWhenSaved } from './use-when-saved';

interface RevokeButtonProps {
  /** Of the one that is revoked. */
  name: string;
  /** What it is: 'Token'. */
  noun: string;
  /** Its own address. */
  path: string;
  refresh: (client: QueryClient) => Promise<unknown>;
  /** What comes of it. */
  children: ReactNode;
}

/** Ends what lets somebody in, after a question. */
export const RevokeButton = ({ name, noun, path, refresh, children }: RevokeButtonProps) => {
  const [isAsking, setAsking] = useState(false);
  const revoking = useToastMutation({
    send: () => requestJson(path, { method: 'DELETE' }),
    done: () => ({ title: `${noun} revoked` }),
    failed: `Failed to revoke the ${noun.toLowerCase()}`,
    refresh,
  });
  useWhenSaved(revoking.isSuccess, () => setAsking(false));
  return (
    <>
      <Button look="danger" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      {isAsking && (
        <ConfirmSheet
          title={`Revoke ${name}?`}
          confirmLabel="Revoke"
          pendingLabel="Revoking..."
          isPending={revoking.isPending}
          onConfirm={() => revoking.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{children}</p>
        </ConfirmSheet>
      )}
    </>
  );
};
