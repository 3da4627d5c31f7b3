import { useState } from 'react';
import { deviceStorage } from '#shared/lib/safe-storage';
import type { Facing } from './camera-stream';

const FACING_KEY = 'door-camera';

/** Which camera this device used last, kept over restarts; at first the one that looks at the guest. */
export const useFacing = (): [facing: Facing, turn: () => void] => {
  const [facing, setFacing] = useState(readFacing);
  const turn = () => {
    const next = facing === 'user' ? 'environment' : 'user';
    deviceStorage.write(FACING_KEY, next);
    setFacing(next);
  };
  return [facing, turn];
};

const readFacing = (): Facing => (deviceStorage.read(FACING_KEY) === 'user' ? 'user' : 'environment');
