import { Stack } from '@chakra-ui/react/stack';
import type { ComponentProps, SubmitEvent } from 'react';

interface SheetFormProps extends Pick<ComponentProps<'form'>, 'id' | 'children'> {
  onSubmit: (event: SubmitEvent) => Promise<void>;
}

/** The fields of a sheet; the button that sends them stands in its foot. */
export const SheetForm = ({ onSubmit, ...form }: SheetFormProps) => (
  <Stack asChild gap="4">
    <form noValidate onSubmit={(event) => void onSubmit(event)} {...form} />
  </Stack>
);
