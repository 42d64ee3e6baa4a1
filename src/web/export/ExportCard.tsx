import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ExportProgress } from '#contract/wire.ts';
import { Icon } from '#web/app/Icon.tsx';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';

const Card = styled('aside')(({ theme }) => ({
  position: 'fixed',
  right: theme.spacing(4),
  bottom: theme.spacing(4),
  zIndex: theme.zIndex.snackbar - 1,
  display: 'grid',
  gap: theme.spacing(3),
  width: 320,
  maxWidth: `calc(100vw - ${theme.spacing(8)})`,
  padding: theme.spacing(3, 3, 4, 4),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[4],
  fontSize: 13,
  [theme.breakpoints.down('md')]: { bottom: `calc(var(--bottombar-height) + ${theme.spacing(3)})` },
  '@media print': { display: 'none' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& strong': {
    display: 'block',
    fontWeight: 500,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& span': { color: theme.vars.palette.text.secondary },
}));

interface Props {
  exports: readonly ExportProgress[];
  /** For whoever loads it; it goes with the last download. */
  onClose: () => void;
}

/** The own downloads that are being written: how far each is, and the way to stop it. */
export default function ExportCard({ exports }: Props) {
  const translate = useTranslate();
  return (
    <Card aria-label={translate('kit.export.title')}>
      {exports.map((each) => (
        <ExportLine key={each.filename} {...each} />
      ))}
    </Card>
  );
}

function ExportLine({ filename, written, total }: ExportProgress) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<KitDataProvider>();
  const [cancel, isRunning] = useExclusive(async () => {
    await dataProvider.call('/cancel-export', { filename }).then(
      () => notify('kit.export.cancelled', { type: 'info' }),
      // It was ready a moment sooner.
      () => undefined,
    );
  });
  const isKnown = total !== null && total > 0 && written > 0;
  const label = translate('kit.export.cancel', { filename });
  return (
    <div data-export={filename}>
      <Head>
        <div>
          <strong title={filename}>{filename}</strong>
          <span>
            {isKnown ? translate('kit.export.progress', { written, total }) : translate('kit.export.waiting')}
          </span>
        </div>
        <IconButton
          data-action="cancel-export"
          aria-label={label}
          title={label}
          disabled={isRunning}
          onClick={() => void cancel()}
        >
          <Icon name="close" />
        </IconButton>
      </Head>
      <LinearProgress
        sx={{ mt: 1 }}
        aria-label={filename}
        variant={isKnown ? 'determinate' : 'indeterminate'}
        value={isKnown ? Math.min(100, Math.round((100 * written) / total)) : 0}
      />
    </div>
  );
}
