import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '#web/app/Icon.tsx';
import { InTopBar } from '#web/app/TopSlot.tsx';
import { useSession } from '#web/auth/session.ts';
import type { ListDefinition } from '../ListDefinition.ts';
import { useListQuery } from '../ListQuery.ts';
import { placesOf, rememberPlace, type Place } from './places.ts';
import './scope.css';

export interface ScopePickerProps {
  scope: NonNullable<ListDefinition['scope']>;
}

/** Chooses in the top bar of which warehouse or shop the list speaks; not there for who has but one. */
export default function ScopePicker({ scope }: ScopePickerProps) {
  const translate = useTranslate();
  const places = placesOf(useSession(), scope.of);
  const { filterValues, setFilters } = useListQuery();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (places.length < 2) return null;
  const chosen = places.filter(({ id }) => idsOf(filterValues[scope.filter]).includes(id));
  const choose = (place: Place | undefined) => {
    setAnchor(null);
    rememberPlace(scope.of, place?.id);
    const { [scope.filter]: _, ...others } = filterValues;
    setFilters(place ? { ...others, [scope.filter]: [place.id] } : others);
  };
  const all = translate(`kit.list.all_of_${scope.of}`);
  const label = chosen.map(({ name }) => name).join(', ') || all;
  return (
    <InTopBar>
      <Button
        className="kl-scope"
        color="inherit"
        size="small"
        data-control="scope"
        aria-label={`${translate(`kit.list.of_${scope.of}`)}: ${label}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        title={label}
        startIcon={<Icon name={scope.of} />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span>{label}</span>
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem selected={chosen.length === 0} onClick={() => choose(undefined)}>
          {all}
        </MenuItem>
        {places.map((place) => (
          <MenuItem
            key={place.id}
            data-value={place.id}
            selected={chosen.includes(place)}
            onClick={() => choose(place)}
          >
            {place.name}
          </MenuItem>
        ))}
      </Menu>
    </InTopBar>
  );
}

const idsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
