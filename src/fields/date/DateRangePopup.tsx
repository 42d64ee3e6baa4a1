import Popper from '@mui/material/Popper';
import { DateRangePanel, type DateRangePanelProps } from './DateRangePanel.tsx';

export interface DateRangePopupProps extends DateRangePanelProps {
  /** The filter's cell: the panel hangs below it. */
  anchorEl: HTMLElement | null;
}

/** The panel in its place; a file of its own because what places it weighs more than all filters. */
export default function DateRangePopup({ anchorEl, ...panel }: DateRangePopupProps) {
  return (
    <Popper open anchorEl={anchorEl} placement="bottom-start" className="kf-popper">
      <DateRangePanel {...panel} />
    </Popper>
  );
}
