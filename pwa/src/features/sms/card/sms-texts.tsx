import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { momentOf } from '#shared/lib/dates/instant-words';
import { Hint } from '#shared/ui/layout/hint';
import { EFFECT_WORDS } from '#features/sms/sms-wording';
import type { SmsRequest, SmsRequestText } from '#features/sms/sms.queries';
import { FoldedText } from './folded-text';

/** What the sender wrote: one text, or the request's history, the first text first. */
export const SmsTexts = ({ request: { messageText, texts } }: { request: SmsRequest }) =>
  texts.length < 2 ? (
    <Words text={messageText || 'No words'} what="message" />
  ) : (
    <Stack as="ol" gap="2" aria-label="Texts">
      {texts.map((text, index) => (
        // Nothing else tells two texts of one moment apart.
        <li key={index}>
          <TextLine text={text} />
          <Words text={text.text || 'No words'} what={`text ${index + 1}`} />
          {text.was !== null && <Before was={text.was} />}
        </li>
      ))}
    </Stack>
  );

const Words = (words: { text: string; what: string }) => (
  <Box px="3" py="2" rounded="control" bg="raised">
    <FoldedText {...words} />
  </Box>
);

const TextLine = ({ text: { effect, receivedAt } }: { text: SmsRequestText }) => (
  <Hint>
    <chakra.span fontWeight="600">{EFFECT_WORDS[effect]}</chakra.span> ·{' '}
    {momentOf(receivedAt, useVenueZone())}
  </Hint>
);

/** What the request was before this text. */
const Before = ({ was }: { was: string }) => (
  <Hint>
    Before: <chakra.s dir="auto">{was}</chakra.s>
  </Hint>
);
