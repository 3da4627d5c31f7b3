import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';

export type PairedDevice = components['schemas']['DeviceResponse'];

const KEY = ['/api/door/devices'];

/** The tablets that are paired with the door, by name. They are paired elsewhere, so each look asks again. */
export const devicesQuery = queryOptions<PairedDevice[]>({ queryKey: KEY, staleTime: 0 });

export const refreshDevices = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: KEY });
