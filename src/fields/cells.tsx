import type { ComponentType } from 'react';
import './cells.css';
import { BarcodeCell } from './barcode/barcode.cell.tsx';
import { BooleanCell } from './boolean/boolean.cell.tsx';
import type { CellName, CellProps } from './CellProps.ts';
import { CodeCell } from './code/code.cell.tsx';
import { EnumCell } from './enum/enum.cell.tsx';
import { FileCell } from './file/file.cell.tsx';
import { ImageCell } from './image/image.cell.tsx';
import { LinkCell } from './link/link.cell.tsx';
import { MoneyCell } from './money/money.cell.tsx';
import { ProgressCell } from './percent/progress.cell.tsx';
import { PhoneCell } from './phone/phone.cell.tsx';
import { ReferenceCell } from './reference/reference.cell.tsx';
import { TagsCell } from './tags/tags.cell.tsx';
import { TextCell } from './text/text.cell.tsx';
import { TreeCell } from './text/tree.cell.tsx';
import { TrackingCell } from './tracking/tracking.cell.tsx';

/** The component of every cell name. */
export const cells: Readonly<Record<CellName, ComponentType<CellProps>>> = {
  text: TextCell,
  number: TextCell,
  money: MoneyCell,
  date: TextCell,
  date_time: TextCell,
  enum: EnumCell,
  boolean: BooleanCell,
  image: ImageCell,
  gallery: ImageCell,
  link: LinkCell,
  tracking: TrackingCell,
  reference: ReferenceCell,
  progress: ProgressCell,
  tags: TagsCell,
  code: CodeCell,
  barcode: BarcodeCell,
  phone: PhoneCell,
  file: FileCell,
  tree: TreeCell,
};
