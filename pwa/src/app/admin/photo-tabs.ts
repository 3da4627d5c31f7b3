import { Images, ScanFace } from 'lucide-react';
import type { TabLink } from '#shared/ui/page/tab-links';

/** What the Photos tab of the dashboard consists of. A tab is here once it works. */
export const PHOTO_TABS: readonly TabLink[] = [
  { to: '/admin/photos', label: 'Verify', icon: ScanFace },
  { to: '/admin/photos/gallery', label: 'Gallery', icon: Images },
];
