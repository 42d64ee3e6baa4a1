import type { ComponentType } from 'react';
import './filters.css';
import type { FilterKind } from '#contract/model.ts';
import { CodeListFilter } from './code/code_list.filter.tsx';
import { DateRangeFilter } from './date/date_range.filter.tsx';
import { ChoiceFilter } from './enum/choice.filter.tsx';
import type { FilterProps } from './FilterProps.ts';
import { NumberRangeFilter } from './integer/number_range.filter.tsx';
import { ReferenceFilter } from './reference/reference.filter.tsx';
import { TextFilter } from './text/text.filter.tsx';

/** The component of every filter kind. */
export const filters: Readonly<Record<FilterKind, ComponentType<FilterProps>>> = {
  text: TextFilter,
  phone: TextFilter,
  select: ChoiceFilter,
  multi_select: ChoiceFilter,
  boolean: ChoiceFilter,
  date_range: DateRangeFilter,
  number_range: NumberRangeFilter,
  reference: ReferenceFilter,
  code_list: CodeListFilter,
};
