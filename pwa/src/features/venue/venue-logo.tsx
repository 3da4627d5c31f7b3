import { useState } from 'react';
import { cardPicture } from '#contract/events';
import { firstNow } from '#shared/ui/page/served-page';
import { logoAddress } from './venue-brand';

/** The venue's logo, small where there is such a picture; the default one when none loads. Decorative: the name stands beside it. */
export const VenueLogo = ({ logoUrl }: { logoUrl: string | null | undefined }) => {
  const [startedAt] = useState(firstNow);
  const [failed, setFailed] = useState<string[]>([]);
  const url = logoUrl && [cardPicture(logoUrl), logoUrl].find((each) => !failed.includes(each));
  return (
    <img
      className="venue-logo"
      src={logoAddress(url, startedAt)}
      alt=""
      width={44}
      height={44}
      // What a page is about comes first.
      fetchPriority="low"
      onError={() => url && setFailed([...failed, url])}
    />
  );
};
