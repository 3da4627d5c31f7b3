import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { Sheet } from './sheet';

interface ConfirmSheetProps {
  /** The question, e.g. 'Are you absolutely sure?'. */
  title: string;
  /** What will be gone, or changed. */
  children: ReactNode;
  /** What the button does, as a verb. */
  confirmLabel: string;
  /** Shown on the button while it is being done. */
  pendingLabel?: string;
  isPending?: boolean;
  /** False while it is not known what will be done. */
  isReady?: boolean;
  look?: 'danger' | 'primary';
  onConfirm: () => void;
  onCancel: () => void;
}

/** How a question is answered. */
export type ConfirmAnswers = Pick<ConfirmSheetProps, 'isPending' | 'onConfirm' | 'onCancel'>;

/** Asks before something that cannot be taken back, or does more than it seems to. */
export const ConfirmSheet = ({
  title,
  children,
  confirmLabel,
  pendingLabel = confirmLabel,
  isPending = false,
  isReady = true,
  look = 'danger',
  onConfirm,
  onCancel,
}: ConfirmSheetProps) => (
  <Sheet
    title={title}
    onClose={onCancel}
    footer={
      <SimpleGrid minChildWidth="min(100%, 8rem)" gap="2">
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button look={look} {...unlessPending(isPending || !isReady, onConfirm)}>
          {isPending ? pendingLabel : confirmLabel}
        </Button>
      </SimpleGrid>
    }
  >
    <Stack gap="4">{children}</Stack>
  </Sheet>
);
