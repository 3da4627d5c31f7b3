import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderThemed } from '#test/themed';
import { DemoPlayer } from './demo-player';

describe('the player of a demo recording', () => {
  afterEach(cleanup);

  it('says that the recording cannot be had, and offers it again once the network is back', () => {
    renderThemed(<DemoPlayer address="/uploads/demo-1.mp3" type="audio/mpeg" />);
    fireEvent.error(screen.getByLabelText('Demo recording'));
    expect(screen.getByRole('status').textContent).toBe('The recording cannot be played right now.');
    fireEvent(window, new Event('online'));
    expect(screen.getByLabelText('Demo recording').tagName).toBe('AUDIO');
  });
});
