import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderThemed } from '#test/themed';
import { LoadingPart } from './loading-part';

describe('a part that is loading', () => {
  it('has a block for each height, also where some are alike', () => {
    const problems = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderThemed(<LoadingPart label="Loading what was sent" heights={['4rem', '4rem', '4rem']} />);
    expect(screen.getByRole('status', { name: 'Loading what was sent' }).children).toHaveLength(3);
    expect(problems).not.toHaveBeenCalled();
    problems.mockRestore();
  });
});
