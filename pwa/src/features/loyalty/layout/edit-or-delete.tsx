import { Wrap } from '@chakra-ui/react/wrap';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '#shared/ui/form/button';

interface EditOrDeleteProps {
  /** Of what is edited or deleted, for screen readers. */
  name: string;
  onOpen: (sheet: 'edit' | 'delete') => void;
}

/** At the foot of a row of those that staff look after. */
export const EditOrDelete = ({ name, onOpen }: EditOrDeleteProps) => (
  <Wrap
    flex="1 0 100%"
    justify={{ lg: 'flex-end' }}
    gap="2"
    css={{ '& > button': { flex: { base: '1 0 auto', lg: 'none' } } }}
  >
    <Button look="outline" aria-label={`Edit ${name}`} onClick={() => onOpen('edit')}>
      <Pencil size={20} aria-hidden /> Edit
    </Button>
    <Button look="danger" aria-label={`Delete ${name}`} onClick={() => onOpen('delete')}>
      <Trash2 size={20} aria-hidden /> Delete
    </Button>
  </Wrap>
);
