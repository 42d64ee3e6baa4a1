import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Why a part of the page could not be read, with another try. */
export function LoadFailure({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ mt: 4 }}
      action={<Button onClick={() => void onRetry()}>{translate('action.retry')}</Button>}
    >
      {error.message}
    </Alert>
  );
}
