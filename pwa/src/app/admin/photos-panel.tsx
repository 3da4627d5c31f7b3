import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { currentTab, TabLinks } from '#shared/ui/page/tab-links';
import { PHOTO_TABS } from './photo-tabs';

const PANEL_ID = 'photos-panel';

/** The frame of the Photos tab: check-in photos to verify, and the gallery. */
export const PhotosPanel = ({ children }: { children: ReactNode }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Stack gap="4">
      <TabLinks tabs={PHOTO_TABS} label="Photos" panelId={PANEL_ID} />
      <Box minWidth="0" id={PANEL_ID} role="tabpanel" aria-label={currentTab(PHOTO_TABS, path)?.label}>
        {children}
      </Box>
    </Stack>
  );
};
