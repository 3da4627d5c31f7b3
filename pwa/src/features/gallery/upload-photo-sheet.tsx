import { Camera } from 'lucide-react';
import { PageState } from '#shared/ui/feedback/page-state';
import { Sheet } from '#shared/ui/dialog/sheet';

/** Stands where guests will add photos of their own one day (spec §2 "Gallery page"). */
export const UploadPhotoSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet title="Upload Photo" onClose={onClose}>
    <PageState icon={Camera} title="Photo upload is coming soon">
      Until then, tick “Share this photo in the gallery” when you check in at a show.
    </PageState>
  </Sheet>
);
