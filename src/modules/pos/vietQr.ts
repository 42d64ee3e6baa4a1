/* A payment request that banking apps of Vietnam read as a QR code: NAPAS VietQR 1.5, on top of EMVCo merchant-presented codes. */

/** Who is paid how much, and for what. */
export interface TransferRequest {
  /** NAPAS number of the bank, six digits. */
  bank: string;
  account: string;
  /** Whole đồng. */
  amount: number;
  /** What the shop finds the payment by. */
  bill: string;
  /** Letters without accents, digits and spaces: what the bank statement says. */
  purpose: string;
}

/** The text of the code, its check digits included. */
export function toVietQr({ bank, account, amount, bill, purpose }: TransferRequest): string {
  const receiver = item('00', bank) + item('01', account);
  const text = [
    item('00', '01'),
    // For one payment, which says how much.
    item('01', '12'),
    item('38', item('00', 'A000000727') + item('01', receiver) + item('02', 'QRIBFTTA')),
    item('53', '704'),
    item('54', String(amount)),
    item('58', 'VN'),
    item('62', item('01', bill) + item('08', purpose)),
    '6304',
  ].join('');
  return text + checksum(text);
}

/** Number, length in two digits, value. */
const item = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE in four hexadecimal digits. */
function checksum(text: string): string {
  let sum = 0xffff;
  for (const letter of text) {
    sum ^= letter.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum & 0x8000 ? (sum << 1) ^ 0x1021 : sum << 1) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, '0');
}

/** What a transfer to a shop is found by on the bank's statement, before its bill has a code. */
export const newTransferCode = (posId: number, now: number): string =>
  `TT${posId}${now.toString(36).toUpperCase()}`;
