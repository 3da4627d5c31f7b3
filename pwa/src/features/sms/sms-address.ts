import { notFound, rootRouteId } from '@tanstack/react-router';

/** Database ids fit ten digits. */
const REQUEST_ID = /^[1-9]\d{0,9}$/;

/** How a request's id stands in an address. What is no id is a wrong address: the whole page says so. */
export const smsRequestParams = {
  parse: ({ requestId }: { requestId: string }) => {
    if (!REQUEST_ID.test(requestId)) throw notFound({ routeId: rootRouteId });
    return { requestId: Number(requestId) };
  },
  stringify: ({ requestId }: { requestId: number }) => ({ requestId: String(requestId) }),
};
