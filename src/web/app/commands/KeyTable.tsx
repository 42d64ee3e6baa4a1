import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

/** Keys by the place where they work; message keys `kit.shell.keys_<place>` and `kit.shell.key_<name>`. */
const PLACES = [
  {
    place: 'everywhere',
    keys: [
      { name: 'palette', keys: ['Ctrl', 'K'] },
      { name: 'help', keys: ['?'] },
      { name: 'next', keys: ['Tab'] },
      { name: 'close', keys: ['Esc'] },
    ],
  },
  {
    place: 'list',
    keys: [
      { name: 'filter', keys: ['/'] },
      { name: 'rows', keys: ['↑', '↓'] },
      { name: 'open', keys: ['Enter'] },
      { name: 'expand', keys: ['+', '−'] },
      { name: 'choose', keys: ['X'] },
      { name: 'range', keys: ['Shift', '☐'] },
      { name: 'inside', keys: ['←', '→'] },
      { name: 'edit', keys: ['F2'] },
      { name: 'clear', keys: ['Esc'] },
    ],
  },
  {
    place: 'form',
    keys: [
      { name: 'save', keys: ['Ctrl', 'S'] },
      { name: 'paste', keys: ['Ctrl', 'V'] },
    ],
  },
] as const;

const Keys = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '96px 1fr',
  gap: theme.spacing(2, 4),
  margin: theme.spacing(0, 0, 5),
  '& dd': { margin: 0 },
  '& kbd': {
    fontFamily: 'var(--font-code)',
    fontSize: 12,
    padding: theme.spacing(0.5, 1.5),
    marginRight: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 4,
  },
}));

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
  margin: theme.spacing(0, 0, 2),
}));

export type KeyPlace = (typeof PLACES)[number]['place'];

/** The keys that work in these places; absent: everywhere. */
export function KeyTable({ places }: { places?: readonly KeyPlace[] }) {
  const translate = useTranslate();
  return PLACES.filter(({ place }) => !places || places.includes(place)).map(({ place, keys }) => (
    <section key={place}>
      <Heading>{translate(`kit.shell.keys_${place}`)}</Heading>
      <Keys>
        {keys.map((each) => (
          <div key={each.name} style={{ display: 'contents' }}>
            <dt>
              {each.keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{translate(`kit.shell.key_${each.name}`)}</dd>
          </div>
        ))}
      </Keys>
    </section>
  ));
}
