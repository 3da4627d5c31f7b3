import { Flex } from '@chakra-ui/react/flex';
import { Download, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { PagePart } from '#shared/ui/layout/page-part';
import { ForgetMeSheet, TakeAlongSheet } from './own-data-sheets';

/** What the venue knows of this account's owner: to take along, and to have forgotten (design §10). */
export const OwnData = ({ userId }: { userId: number }) => {
  const [open, setOpen] = useState<'take-along' | 'forget-me' | null>(null);
  const close = () => setOpen(null);
  return (
    <PagePart
      heading="h2"
      id="own-data-title"
      title="Your data"
      hint="It is yours: take a copy along, or have us forget you."
    >
      <Flex wrap="wrap" gap="2">
        <Button look="outline" onClick={() => setOpen('take-along')}>
          <Download size={20} aria-hidden /> Take my data along
        </Button>
        <Button look="danger" onClick={() => setOpen('forget-me')}>
          <UserRoundX size={20} aria-hidden /> Forget me
        </Button>
      </Flex>
      {open === 'take-along' && <TakeAlongSheet userId={userId} onClose={close} />}
      {open === 'forget-me' && <ForgetMeSheet userId={userId} onClose={close} />}
    </PagePart>
  );
};
