import { Flex } from '@chakra-ui/react/flex';
import { Search } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { Button } from '#shared/ui/form/button';
import { TextField } from '#shared/ui/form/fields';
import type { ManagedSearch } from './managed-search';

interface ManagedSearchFormProps {
  search: ManagedSearch;
  onSearch: (search: ManagedSearch) => void;
}

/** Finds events by their own or their artist's name; the venue searches, over all pages. */
export const ManagedSearchForm = ({ search, onSearch }: ManagedSearchFormProps) => {
  const { q = '', when, day } = search;
  const [draft, setDraft] = useState(q);
  const [followed, setFollowed] = useState(q);
  if (followed !== q) {
    setFollowed(q);
    setDraft(q);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ when, day, q: draft.trim() || undefined });
  };
  return (
    <Flex
      as="form"
      wrap="wrap"
      align="end"
      gap="2"
      css={{ '& .field': { flex: '1 1 11rem' }, '& button': { minHeight: '3rem' } }}
      role="search"
      aria-label="Events"
      onSubmit={submit}
    >
      <TextField
        label="Search events"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Event or artist name"
        maxLength={TEXT_LENGTH.eventName}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" look="outline">
        <Search size={20} aria-hidden /> Search
      </Button>
    </Flex>
  );
};
