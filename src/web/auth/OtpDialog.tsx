import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { FormEvent } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { isOtp } from './otpCode.ts';
import { OtpCells } from './OtpCells.tsx';
import { useOtp, type OtpState } from './useOtp.ts';

export interface OtpDialogProps {
  /** Phone that the code is sent to. */
  phone: string;
  /** The server took the code. */
  onSuccess: () => void;
  onClose: () => void;
}

/**
 * Confirms a phone by a code (spec 4): sends one when it opens, the next after the countdown; the sixth digit
 * confirms. Stays open until the code is right or it is closed.
 */
export function OtpDialog({ phone, onSuccess, onClose }: OtpDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const otp = useOtp(phone, onSuccess);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    otp.confirm();
  };
  const text = otp.isSending ? 'sending' : otp.isUnsent ? 'not_sent' : 'text';
  return (
    <Dialog
      open
      // A click beside it is an accident: the code is on its way.
      onClose={(_event, reason) => (reason === 'backdropClick' ? undefined : onClose())}
      maxWidth="xs"
      fullWidth
      aria-labelledby={`${id}-title`}
      data-screen="otp"
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={`${id}-title`}>{translate('kit.otp.title')}</DialogTitle>
        <DialogContent>
          <Typography id={`${id}-text`} color="textSecondary" sx={{ mb: 4 }} aria-live="polite">
            {translate(`kit.otp.${text}`, { phone })}
          </Typography>
          <OtpCells
            cells={otp.cells}
            onChange={otp.type}
            onWrongPaste={() => notify('kit.otp.wrong_paste', { type: 'warning' })}
            labelledBy={`${id}-title`}
            describedBy={`${id}-error`}
            isInvalid={otp.error !== ''}
            isDisabled={otp.isConfirming}
          />
          <Typography
            id={`${id}-error`}
            color="error"
            align="center"
            data-error="code"
            sx={{ minHeight: 22, mt: 2 }}
          >
            {otp.error}
          </Typography>
          <ResendButton otp={otp} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('action.close')}</Button>
          <Button
            type="submit"
            variant="contained"
            data-action="confirm"
            loading={otp.isConfirming}
            disabled={!isOtp(otp.cells.join(''))}
          >
            {translate('action.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks for the next code, once the countdown is over. */
function ResendButton({ otp }: { otp: OtpState }) {
  const translate = useTranslate();
  const { resendIn, isSending, send } = otp;
  return (
    <Button
      fullWidth
      data-action="resend"
      sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}
      disabled={resendIn > 0 || isSending}
      onClick={send}
    >
      {resendIn > 0 ? translate('kit.otp.resend_in', { seconds: resendIn }) : translate('kit.otp.resend')}
    </Button>
  );
}
