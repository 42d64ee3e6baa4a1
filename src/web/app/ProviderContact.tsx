import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useApp } from './AppContext.ts';

/** How the provider is reached, where the installation says so. */
export function ProviderContact() {
  const translate = useTranslate();
  const { providerContact } = useApp().settings;
  if (!providerContact) return null;
  return (
    <Typography data-control="provider-contact">
      {translate('kit.license.contact', { contact: providerContact })}
    </Typography>
  );
}
