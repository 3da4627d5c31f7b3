import { useState } from 'react';
import { cardPicture } from '#contract/events';
import { firstNow } from '#shared/ui/page/served-page';
import { DEFAULT_LOGO, logoAddress } from './venue-brand';

/** The venue's logo; the default picture when there is none or it does not load. Decorative: the name stands beside it. */
export const VenueLogo = ({ logoUrl }: { logoUrl: string | null | undefined }) => {
  const [startedAt] = useState(firstNow);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const small = logoUrl && cardPicture(logoUrl);
  const address = small && small === failedUrl ? DEFAULT_LOGO : logoAddress(small, startedAt);
  return (
    <img
      className="venue-logo"
      src={address}
      alt=""
      width={44}
      height={44}
      // What a page is about comes first.
      fetchPriority="low"
      onError={() => setFailedUrl(small ?? null)}
    />
  );
};
