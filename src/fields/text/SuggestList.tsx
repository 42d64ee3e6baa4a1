import { printPlain } from '#contract/text.ts';
import type useAutocomplete from '@mui/material/useAutocomplete';
import type { Row } from '#contract/logic.ts';
import { useFieldTools } from '#fields/FieldTools.tsx';
import { ListPopup } from '#fields/ListPopup.tsx';
import type { LookupSettings } from '#fields/InputProps.ts';
import type { Found } from './useFound.web.ts';

type List = ReturnType<typeof useAutocomplete<Row, false, false, true>>;

export interface SuggestListProps {
  list: Pick<List, 'anchorEl' | 'groupedOptions' | 'getListboxProps' | 'getOptionProps'>;
  lookup: LookupSettings;
  found: Found;
  /** What stands in the input. */
  text: string;
}

/** Suggestions below a text; when there are none, why. */
export function SuggestList({ list, lookup, found, text }: SuggestListProps) {
  const options = list.groupedOptions as readonly Row[];
  const { anchorEl } = list;
  if (lookup.quiet && options.length === 0) return null;
  return (
    <ListPopup anchorEl={anchorEl} minWidth={280}>
      {options.length === 0 ? <WhyEmpty lookup={lookup} found={found} text={text} /> : null}
      <ul {...list.getListboxProps()}>
        {options.map((option, index) => {
          const { key, ...props } = list.getOptionProps({ option, index }) as ReturnType<
            List['getOptionProps']
          > & { key: string };
          return (
            <li key={key} {...props} className="ki-option ki-suggestion">
              <span>{printPlain(option[lookup.value] ?? '')}</span>
              <small>{describe(option, lookup.show)}</small>
            </li>
          );
        })}
      </ul>
    </ListPopup>
  );
}

/** The members beside the value, one after the other. */
function describe(row: Row, show: readonly string[]): string {
  return show.flatMap((name) => (row[name] ? printPlain(row[name]) : [])).join(', ');
}

/** Spec 8: nothing typed yet, or nobody known, who is then made with the record. */
function WhyEmpty({ lookup, found, text }: Omit<SuggestListProps, 'list'>) {
  const { translate } = useFieldTools();
  if (found.error)
    return (
      <p role="alert" className="ki-note">
        {found.error.message}
      </p>
    );
  return (
    <p className="ki-note" role="status">
      {translate(whyEmpty(lookup, found, text))}
    </p>
  );
}

function whyEmpty({ param }: LookupSettings, { isLoading }: Found, text: string): string {
  if (param !== undefined && text.trim() === '') return 'messages.enter_text_for_search';
  if (isLoading) return 'kit.form.searching';
  return param === undefined ? 'kit.form.no_match' : 'messages.no_result_and_auto_create';
}
