import type { Random } from './createRandom.ts';

/** Family names by how common they are. */
const FAMILY = [
  ...Array<string>(8).fill('Nguyễn'),
  ...Array<string>(4).fill('Trần'),
  ...Array<string>(3).fill('Lê'),
  'Phạm',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
  'Đinh',
  'Trịnh',
  'Mai',
  'Đoàn',
];

const WOMEN = {
  middle: ['Thị', 'Thị', 'Thị', 'Ngọc', 'Thanh', 'Thu', 'Khánh', 'Minh', 'Phương', 'Hoài', 'Diệu', 'Bảo'],
  given: [
    'Hồng',
    'Lan',
    'Mai',
    'Hương',
    'Thảo',
    'Linh',
    'Trang',
    'Ngọc',
    'Hà',
    'Yến',
    'Nhung',
    'Phượng',
    'Tuyết',
    'Vân',
    'Ánh',
    'Hạnh',
    'Nga',
    'Oanh',
    'Quỳnh',
    'Thúy',
    'My',
    'Châu',
    'Giang',
    'Hiền',
    'Loan',
    'Diễm',
    'Thủy',
    'Xuân',
  ],
};

const MEN = {
  middle: ['Văn', 'Văn', 'Văn', 'Hữu', 'Đức', 'Minh', 'Quốc', 'Anh', 'Thanh', 'Công', 'Gia', 'Tuấn', 'Xuân'],
  given: [
    'Hùng',
    'Dũng',
    'Nam',
    'Sơn',
    'Tuấn',
    'Long',
    'Hải',
    'Phúc',
    'Quân',
    'Thắng',
    'Tùng',
    'Hoàng',
    'Khoa',
    'Đạt',
    'Bình',
    'Cường',
    'Hiếu',
    'Kiên',
    'Lâm',
    'Mạnh',
    'Nghĩa',
    'Phong',
    'Quang',
    'Tài',
    'Thịnh',
    'Trung',
    'Việt',
    'Bảo',
  ],
};

const TRADES = [
  'Thương mại',
  'Thương mại và Dịch vụ',
  'Sản xuất và Thương mại',
  'Xuất nhập khẩu',
  'Phân phối',
  'Đầu tư và Phát triển',
  'May mặc',
  'Thực phẩm',
  'Mỹ phẩm',
  'Thiết bị',
];

const BRANDS = [
  'An Phát',
  'Bảo Minh',
  'Đại Dương',
  'Gia Hưng',
  'Hoa Mai',
  'Hồng Hà',
  'Kim Long',
  'Lạc Hồng',
  'Minh Khang',
  'Nam Việt',
  'Phú Thịnh',
  'Quang Vinh',
  'Sao Việt',
  'Tân Tiến',
  'Thái Bình',
  'Thiên Ân',
  'Tiến Đạt',
  'Trường Sơn',
  'Việt Hưng',
  'Vĩnh Phúc',
];

const SHOPS = [
  'Cửa hàng',
  'Shop',
  'Tạp hóa',
  'Nhà sách',
  'Thời trang',
  'Mẹ và Bé',
  'Siêu thị mini',
  'Đồ gia dụng',
];

/** A Vietnamese person's name, family name first. */
export function createPersonName(random: Random): string {
  const { middle, given } = random.chance(0.55) ? WOMEN : MEN;
  const last = random.chance(0.25) ? ` ${random.pick(given)}` : '';
  return `${random.pick(FAMILY)} ${random.pick(middle)}${last} ${random.pick(given)}`;
}

/** A Vietnamese company's name. */
export function createCompanyName(random: Random): string {
  const form = random.chance(0.7) ? 'Công ty TNHH' : 'Công ty Cổ phần';
  return `${form} ${random.pick(TRADES)} ${random.pick(BRANDS)}`;
}

/** A shop's name. */
export const createShopName = (random: Random) => `${random.pick(SHOPS)} ${random.pick(BRANDS)}`;

const MOBILE = [
  '032',
  '033',
  '035',
  '036',
  '037',
  '038',
  '039',
  '056',
  '058',
  '070',
  '076',
  '077',
  '079',
  '081',
  '083',
  '086',
  '089',
  '090',
  '091',
  '093',
  '094',
  '096',
  '097',
  '098',
];

/** A Vietnamese mobile number: ten digits, a prefix in use. */
export const createPhone = (random: Random) =>
  random.pick(MOBILE) + String(random.int(0, 9_999_999)).padStart(7, '0');
