import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { system } from '#shared/theme/system';

const Themed = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

/** Renders what is made of Chakra's components. */
export const renderThemed = (element: ReactElement) => render(element, { wrapper: Themed });
