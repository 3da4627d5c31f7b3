import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Button } from '#shared/ui/form/button';
import { useBottomBar } from '#shared/ui/page/use-bottom-bar';
import type { Pages } from '#shared/ui/list/use-pages';
import type { Verification } from '#features/verification/verifications.queries';
import type { useDeck } from './use-deck';

interface DeckActionsProps {
  name: string;
  deck: ReturnType<typeof useDeck>;
  pages: Pages<Verification>;
}

/** Under the photo, for one thumb: reject at the left, approve at the right, as the swipe does. */
export const DeckActions = ({ name, deck, pages }: DeckActionsProps) => (
  <Bar ref={useBottomBar<HTMLDivElement>()}>
    <Button look="danger" aria-label={`Reject ${name}`} aria-keyshortcuts="r" onClick={deck.commands.reject}>
      <X size={22} aria-hidden /> Reject
    </Button>
    <Flex mx="-1">
      <Step
        aria-label="Previous check-in"
        aria-disabled={deck.index === 0 || undefined}
        onClick={() => deck.commands.step(-1)}
      >
        <ChevronLeft size={22} aria-hidden />
      </Step>
      <chakra.p alignSelf="center" minWidth="3ch" color="muted" fontSize="sm" textAlign="center">
        <span className="visually-hidden">Check-in </span>
        {deck.index + 1}
        <span className="visually-hidden"> of </span>
        <span aria-hidden>/</span>
        {pages.hasMore ? `${pages.rows.length}+` : pages.rows.length}
      </chakra.p>
      <Step
        aria-label="Next check-in"
        aria-disabled={deck.index === pages.rows.length - 1 || undefined}
        onClick={() => deck.commands.step(1)}
      >
        <ChevronRight size={22} aria-hidden />
      </Step>
    </Flex>
    <Button aria-label={`Approve ${name}`} aria-keyshortcuts="a" onClick={deck.commands.approve}>
      <Check size={22} aria-hidden /> Approve
    </Button>
  </Bar>
);

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'center',
    pt: '2',
    paddingBottom: 'max(0.5rem, env(safe-area-inset-bottom, 0px))',
    bg: 'bg',
    // Stays under the thumb while the words scroll, unless the words are so large that it would hide them.
    '@media (min-height: 30rem)': { position: 'sticky', zIndex: '2', bottom: '0' },
    // As wide as each other, and beneath each other where large words need the room.
    '& > button': { flex: '1 1 4.75rem', minHeight: '3.25rem', px: '2' },
    // The words need the room of a phone.
    '@media (max-width: 29.99rem)': { '& > button > svg': { display: 'none' } },
  },
});

const Step = chakra(
  'button',
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      width: '2.75rem',
      height: '2.75rem',
      rounded: 'control',
      color: 'ink',
      '&[aria-disabled]': { color: 'muted', opacity: '0.5' },
    },
  },
  { defaultProps: { type: 'button' } },
);
