import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ImagePlus } from 'lucide-react';
import { system } from '#shared/theme/system';
import { FileButton } from './file-button';

const onChoose = jest.fn<(file: File) => void>();
const picture = new File(['…'], 'stage.png', { type: 'image/png' });

const input = (props: { isBusy?: boolean } = {}): HTMLInputElement => {
  render(
    <ChakraProvider value={system}>
      <FileButton icon={ImagePlus} label="Add picture" accept="image/*" onChoose={onChoose} {...props} />
    </ChakraProvider>,
  );
  return screen.getByLabelText('Add picture');
};

afterEach(() => {
  cleanup();
  onChoose.mockReset();
});

describe('FileButton', () => {
  it('hands over the file that was chosen, and it alone', () => {
    fireEvent.change(input(), { target: { files: [picture] } });

    expect(onChoose.mock.calls).toEqual([[picture]]);
  });

  it('hands over nothing when the choice was cancelled', () => {
    fireEvent.change(input(), { target: { files: [] } });

    expect(onChoose).not.toHaveBeenCalled();
  });

  it('takes no file while the last one is on its way', () => {
    expect(input({ isBusy: true }).disabled).toBe(true);
  });
});
