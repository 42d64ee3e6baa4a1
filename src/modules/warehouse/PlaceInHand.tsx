import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { Icon } from '#web/kit/Icon.ts';
import type { PlacedTask } from './scanTask.ts';

const Place = styled(Chip)(({ theme }) => ({
  height: 44,
  paddingInline: theme.spacing(1),
  fontSize: 24,
  fontWeight: 700,
  fontFamily: 'var(--font-code)',
}));

/** The shelf or basket that takes what is scanned now, and goods that wait for one. */
export function PlaceInHand({
  task: { place, piece, pieces },
}: {
  task: Pick<PlacedTask, 'place' | 'piece' | 'pieces'>;
}) {
  return (
    <>
      {place && (
        <Place
          color={place.isDamaged ? 'warning' : 'primary'}
          icon={<Icon name={place.kind === 'basket' ? 'inventory' : 'warehouse'} />}
          label={place.code}
          data-scan-place={place.code}
        />
      )}
      {piece && (
        <Place
          color="info"
          variant="outlined"
          label={pieces > 1 ? `${pieces} × ${piece}` : piece}
          data-scan-piece={piece}
        />
      )}
    </>
  );
}
