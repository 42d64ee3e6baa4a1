import { styled } from '@mui/material/styles';
import type { ComponentType } from 'react';
import { FieldToolsProvider } from '#fields/FieldTools.tsx';
import { useKitTools } from '#web/data/useKitTools.ts';

/** As high as the window leaves it: a page that takes 100 % of it divides that room, one that does not scrolls. */
const Root = styled('div')({ height: '100%' });

export interface CustomScreenProps {
  /** `data-screen`. */
  screen: string;
  /** The module's component. */
  Page: ComponentType;
}

/** A page that a module draws by hand, in the frame that every screen has. Right, title and texts are its schema's. */
export function CustomScreen({ screen, Page }: CustomScreenProps) {
  const tools = useKitTools();
  return (
    <FieldToolsProvider value={tools}>
      <Root data-screen={screen}>
        <Page />
      </Root>
    </FieldToolsProvider>
  );
}
