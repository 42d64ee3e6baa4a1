import { styled } from '@mui/material/styles';
import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const Place = styled('span')({ display: 'contents' });

const SlotContext = createContext<HTMLElement | null>(null);
const SetSlotContext = createContext<(element: HTMLElement | null) => void>(() => undefined);

/** Lets a screen put something of its own into the top bar. */
export function TopSlotProvider({ children }: { children: ReactNode }) {
  const [element, setElement] = useState<HTMLElement | null>(null);
  return (
    <SetSlotContext value={setElement}>
      <SlotContext value={element}>{children}</SlotContext>
    </SetSlotContext>
  );
}

/** Where in the top bar it stands. */
export function TopSlot() {
  return <Place ref={useContext(SetSlotContext)} />;
}

/** Draws its children in the top bar while the caller is shown. */
export function InTopBar({ children }: { children: ReactNode }) {
  const element = useContext(SlotContext);
  return element && createPortal(children, element);
}
