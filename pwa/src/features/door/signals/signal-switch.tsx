import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { hasSignals, setSignals, signal } from './door-signals';

/** Turns this tablet's sounds and vibration off and on. */
export const SignalSwitch = () => {
  const [isOn, setOn] = useState(hasSignals);
  const turn = () => {
    setSignals(!isOn);
    setOn(!isOn);
    signal('in');
  };
  return (
    <Button look="quiet" px="3" aria-label="Sounds" aria-pressed={isOn} onClick={turn}>
      {isOn ? <Volume2 size={18} aria-hidden /> : <VolumeX size={18} aria-hidden />}
    </Button>
  );
};
