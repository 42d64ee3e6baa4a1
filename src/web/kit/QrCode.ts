/** A text as a QR code, as large as it is printed. */
export { QrCode } from '#web/print/QrCode.tsx';
