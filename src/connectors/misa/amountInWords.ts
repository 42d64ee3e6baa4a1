/* How Vietnamese invoices say their total: "Năm trăm bốn mươi nghìn đồng". */

const DIGITS = ['không', 'một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín'] as const;
/** Of groups of three digits within a billion. */
const SCALES = ['', ' nghìn', ' triệu'] as const;
const BILLION = 1_000_000_000;

/** A whole amount of đồng in words. */
export function amountInWords(amount: number): string {
  const words = amount === 0 ? DIGITS[0] : readNumber(Math.abs(amount), false);
  const text = `${amount < 0 ? 'âm ' : ''}${words} đồng`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @param isLower other words stand before it, so that leading zeros are said. */
function readNumber(number: number, isLower: boolean): string {
  if (number >= BILLION) {
    const rest = number % BILLION;
    const high = `${readNumber(Math.floor(number / BILLION), isLower)} tỷ`;
    return rest === 0 ? high : `${high} ${readNumber(rest, true)}`;
  }
  const parts: string[] = [];
  for (const at of [2, 1, 0] as const) {
    const group = Math.floor(number / 1000 ** at) % 1000;
    if (group > 0) parts.push(`${readGroup(group, isLower || parts.length > 0)}${SCALES[at]}`);
  }
  return parts.join(' ');
}

function readGroup(group: number, isLower: boolean): string {
  const [hundreds, tens, units] = [Math.floor(group / 100), Math.floor(group / 10) % 10, group % 10];
  const saysHundreds = isLower || hundreds > 0;
  const parts = saysHundreds ? [`${DIGITS[hundreds]} trăm`] : [];
  if (tens === 1) parts.push('mười');
  else if (tens > 1) parts.push(`${DIGITS[tens]} mươi`);
  else if (units > 0 && saysHundreds) parts.push('lẻ');
  if (units > 0) parts.push(readUnit(units, tens));
  return parts.join(' ');
}

/** Behind "mươi" one is "mốt" and four "tư"; behind any ten five is "lăm". */
function readUnit(units: number, tens: number): string {
  if (units === 1 && tens > 1) return 'mốt';
  if (units === 4 && tens > 1) return 'tư';
  if (units === 5 && tens > 0) return 'lăm';
  return DIGITS[units] ?? '';
}
