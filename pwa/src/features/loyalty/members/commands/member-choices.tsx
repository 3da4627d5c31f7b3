import { Stack } from '@chakra-ui/react/stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { ChoiceTile } from '#shared/ui/form/choice-tile';
import { ListFilters } from '#shared/ui/list/list-filters';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { pointsLine } from '#features/loyalty/badge-wording';
import { membersQuery, type Member } from '#features/loyalty/members/members.queries';

interface MemberChoicesProps {
  /** What is searched for, e.g. 'The other member'. */
  label: string;
  placeholder: string;
  words: ListWords;
  /** One who is none of the choices. */
  exceptId?: number;
  onChoose: (member: Member) => void;
}

/** Finds a member by name, e-mail or card, and lets staff choose them. */
export const MemberChoices = ({ label, placeholder, words, exceptId, onChoose }: MemberChoicesProps) => {
  const [search, setSearch] = useState('');
  const pages = usePages(useInfiniteQuery(membersQuery(search)));
  return (
    <Stack gap="3">
      <ListFilters
        label={label}
        search={{ text: search, placeholder, maxLength: TEXT_LENGTH.email, onSearch: setSearch }}
        choices={[]}
      />
      <PrivateList
        pages={{ ...pages, rows: pages.rows.filter(({ id }) => id !== exceptId) }}
        words={words}
        isNarrow={search !== ''}
        rowHeight="4rem"
      >
        {(row) => (
          <ChoiceTile asChild width="100%" css={{ '& small': { display: 'block' } }}>
            <button type="button" onClick={() => onChoose(row)}>
              <span>
                <strong dir="auto">{row.name}</strong>
                <small dir="auto">
                  {row.email} · {pointsLine(row.totalPoints)}
                </small>
              </span>
            </button>
          </ChoiceTile>
        )}
      </PrivateList>
    </Stack>
  );
};
