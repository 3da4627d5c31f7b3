import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { rememberedGuest } from '#shared/offline/storage/remembered-guest';
import { useIsVisitor } from '#shared/session/use-guest';
import { Button } from '#shared/ui/form/button';
import type { CheckInForm } from './check-in-schema';

/** Says whose name the form starts with, while it is in it, and lets the next guest on this device empty it with one tap. */
export const LastGuest = ({ form }: { form: UseFormReturn<CheckInForm> }) => {
  const isVisitor = useIsVisitor();
  const [guest] = useState(rememberedGuest);
  const [name, email] = useWatch({ control: form.control, name: ['customerName', 'customerEmail'] });
  if (!guest || !isVisitor() || name !== guest.name || email !== guest.email) return null;
  const empty = () => {
    form.resetField('customerName', { defaultValue: '' });
    form.resetField('customerEmail', { defaultValue: '' });
    form.setFocus('customerName');
  };
  return (
    <Flex as="p" wrap="wrap" align="center" justify="space-between" columnGap="0.5rem">
      <span>
        Welcome back, <bdi>{guest.name.trim().split(/\s+/)[0]}</bdi>.
      </span>
      <Button look="quiet" onClick={empty}>
        Not you?
      </Button>
    </Flex>
  );
};
