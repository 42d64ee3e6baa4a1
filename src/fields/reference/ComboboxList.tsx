import { useFieldTools } from '#fields/FieldTools.tsx';
import { ListPopup } from '#fields/ListPopup.tsx';
import type { ComboboxProps, Option, Popup } from './Combobox.tsx';

/** What is offered, or why nothing is. */
export function OptionList<Item extends Option>({
  box,
  list,
}: {
  box: ComboboxProps<Item>;
  list: Omit<Popup<Item>, 'setAnchorEl'>;
}) {
  const { translate } = useFieldTools();
  const options = list.groupedOptions as readonly Item[];
  const { anchorEl } = list;
  return (
    <ListPopup anchorEl={anchorEl} minWidth={220}>
      <ListNote isLoading={box.isLoading ?? false} error={box.error ?? null} isEmpty={options.length === 0} />
      <ul {...list.getListboxProps()}>
        {options.map((option, index) => {
          const { key, ...props } = list.getOptionProps({ option, index }) as ReturnType<
            typeof list.getOptionProps
          > & { key: string };
          return (
            <li key={key} {...props} className="ki-option">
              {option.label}
            </li>
          );
        })}
      </ul>
      {box.hasMore ? <p className="ki-note">{translate('kit.form.more_by_typing')}</p> : null}
    </ListPopup>
  );
}

interface ListNoteProps {
  isLoading: boolean;
  error: Error | null;
  isEmpty: boolean;
}

/** Why nothing is offered. */
function ListNote({ isLoading, error, isEmpty }: ListNoteProps) {
  const { translate } = useFieldTools();
  if (error)
    return (
      <p role="alert" className="ki-note">
        {error.message}
      </p>
    );
  if (!isEmpty) return null;
  return <p className="ki-note">{translate(isLoading ? 'kit.form.searching' : 'kit.form.no_match')}</p>;
}
