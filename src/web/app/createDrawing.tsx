import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';

const PageContext = createContext<ReactNode>(null);

/**
 * Puts a page for all addresses into `root`; drawn again, what it shares with the one before keeps its state. A new
 * address is drawn at once: react-admin reckons the next filter or sort from the last one drawn.
 */
export function createDrawing(root: HTMLElement, nonce: string | undefined): (page: ReactNode) => void {
  const reactRoot = createRoot(root);
  const cache = createCache({ key: 'css', nonce });
  const router = createBrowserRouter([{ path: '*', element: <Page /> }]);
  return (page) =>
    reactRoot.render(
      <StrictMode>
        <CacheProvider value={cache}>
          <PageContext value={page}>
            <RouterProvider router={router} useTransitions={false} />
          </PageContext>
        </CacheProvider>
      </StrictMode>,
    );
}

function Page(): ReactNode {
  return useContext(PageContext);
}
