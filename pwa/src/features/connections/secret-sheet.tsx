import { Stack } from '@chakra-ui/react/stack';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { PasteText } from '#shared/ui/layout/paste-text';
import { copyText } from '#shared/ui/page/share-page';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Button } from '#shared/ui/form/button';

interface SecretSheetProps {
  title: string;
  secret: string;
  onClose: () => void;
  /** Where it belongs. */
  children: ReactNode;
}

/** A secret that the venue tells once; only this sheet has it. */
export const SecretSheet = ({ title, secret, onClose, children }: SecretSheetProps) => (
  <Sheet
    title={title}
    onClose={onClose}
    footer={
      <Button wide look="outline" onClick={onClose}>
        Done
      </Button>
    }
  >
    <Stack gap="4">
      {children}
      <PasteText userSelect="all">{secret}</PasteText>
      <Button
        onClick={() =>
          void copyText(secret, { title: 'Copied', refusal: 'Please mark the text above and copy it.' })
        }
      >
        <Copy size={20} aria-hidden /> Copy
      </Button>
      <p>It is shown this once. Lost it? Make another one.</p>
    </Stack>
  </Sheet>
);
