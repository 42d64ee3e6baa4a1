import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageMenu } from '#web/app/LanguageMenu.tsx';

interface Props {
  /** `data-screen`. */
  screen: string;
  /** Pixels that the content may be wide. */
  width: number;
  children: ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' },
}));

/** Hairlines like those of a list, fading out. */
const Brand = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  padding: theme.spacing(10),
  background: theme.vars.palette.surface.tint,
  borderRight: `1px solid ${theme.vars.palette.divider}`,
  '& > *': { position: 'relative' },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0.16,
    background: `repeating-linear-gradient(${theme.vars.palette.primary.main} 0 1px, transparent 1px 44px),
      repeating-linear-gradient(90deg, ${theme.vars.palette.primary.main} 0 1px, transparent 1px 176px)`,
    maskImage: 'linear-gradient(200deg, #000, transparent 65%)',
  },
  [theme.breakpoints.down('md')]: {
    position: 'relative',
    height: 'auto',
    padding: theme.spacing(4, 6),
    '& > .claim': { display: 'none' },
  },
}));

const Main = styled('main')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  padding: theme.spacing(4, 6, 8),
  '& > section': { width: '100%', margin: 'auto' },
}));

const Corner = styled('div')({ alignSelf: 'flex-end' });

/** The frame of pages for visitors: who we are beside what there is to do. */
export function PublicPage({ screen, width, children }: Props) {
  const translate = useTranslate();
  return (
    <Root data-screen={screen}>
      <Brand>
        <Typography variant="h1" component="p" color="primary">
          SSC
        </Typography>
        <Typography className="claim" sx={{ maxWidth: 420, fontSize: 24, lineHeight: 1.35, fontWeight: 500 }}>
          {translate('kit.auth.claim')}
        </Typography>
      </Brand>
      <Main>
        <Corner>
          <LanguageMenu />
        </Corner>
        <section style={{ maxWidth: width }}>{children}</section>
      </Main>
    </Root>
  );
}
