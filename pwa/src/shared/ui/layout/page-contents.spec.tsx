import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { system } from '#shared/theme/system';
import { PageContents } from './page-contents';
import { PagePart } from './page-part';

const openPage = () =>
  render(
    <ChakraProvider value={system}>
      <PageContents label="On this page" parts={[{ id: 'mail', title: 'Mail' }]} />
      <PagePart id="mail" title="Mail" hint="Try it.">
        <p>A test mail.</p>
      </PagePart>
    </ChakraProvider>,
  );

describe('the contents of a page', () => {
  afterEach(cleanup);

  it('lead to a part without another address, so that a changed form stays', () => {
    openPage();
    const address = location.href;

    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Mail' }));

    expect(isFollowed).toBe(false);
    expect(location.href).toBe(address);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Mail' }));
  });

  it('name each part by its heading', () => {
    openPage();

    expect(screen.getByRole('region', { name: 'Mail' }).textContent).toContain('A test mail.');
  });
});
