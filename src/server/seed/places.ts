import type { PlacePart } from '#contract/seed.ts';
import type { Random } from './createRandom.ts';

interface City {
  /** Official code of the province or city. */
  id: number;
  name: string;
  weight: number;
  /** `[district, ward, ward, …]` */
  districts: readonly (readonly [string, ...string[]])[];
}

const CITIES: readonly City[] = [
  {
    id: 1,
    name: 'Hà Nội',
    weight: 22,
    districts: [
      ['Quận Ba Đình', 'Phường Liễu Giai', 'Phường Kim Mã', 'Phường Ngọc Hà'],
      ['Quận Cầu Giấy', 'Phường Dịch Vọng', 'Phường Yên Hòa', 'Phường Quan Hoa'],
      ['Quận Đống Đa', 'Phường Láng Hạ', 'Phường Ô Chợ Dừa', 'Phường Trung Liệt'],
      ['Quận Hà Đông', 'Phường Mộ Lao', 'Phường Văn Quán', 'Phường Phú La'],
      ['Quận Long Biên', 'Phường Bồ Đề', 'Phường Gia Thụy', 'Phường Việt Hưng'],
      ['Huyện Đông Anh', 'Xã Kim Chung', 'Xã Hải Bối', 'Xã Uy Nỗ'],
    ],
  },
  {
    id: 79,
    name: 'TP. Hồ Chí Minh',
    weight: 28,
    districts: [
      ['Quận 1', 'Phường Bến Nghé', 'Phường Đa Kao', 'Phường Cô Giang'],
      ['Quận 7', 'Phường Tân Phong', 'Phường Tân Quy', 'Phường Phú Mỹ'],
      ['Quận Bình Thạnh', 'Phường 22', 'Phường 25', 'Phường 13'],
      ['Quận Gò Vấp', 'Phường 5', 'Phường 10', 'Phường 17'],
      ['Quận Tân Bình', 'Phường 2', 'Phường 12', 'Phường 15'],
      ['TP. Thủ Đức', 'Phường Thảo Điền', 'Phường Linh Trung', 'Phường Hiệp Bình Chánh'],
      ['Quận Bình Tân', 'Phường Tân Tạo', 'Phường An Lạc', 'Phường Bình Trị Đông'],
    ],
  },
  {
    id: 48,
    name: 'Đà Nẵng',
    weight: 7,
    districts: [
      ['Quận Hải Châu', 'Phường Thạch Thang', 'Phường Hòa Cường Bắc'],
      ['Quận Sơn Trà', 'Phường An Hải Bắc', 'Phường Phước Mỹ'],
      ['Quận Liên Chiểu', 'Phường Hòa Khánh Nam', 'Phường Hòa Minh'],
    ],
  },
  {
    id: 31,
    name: 'Hải Phòng',
    weight: 6,
    districts: [
      ['Quận Ngô Quyền', 'Phường Máy Tơ', 'Phường Lạch Tray'],
      ['Quận Lê Chân', 'Phường An Biên', 'Phường Dư Hàng Kênh'],
    ],
  },
  {
    id: 92,
    name: 'Cần Thơ',
    weight: 5,
    districts: [
      ['Quận Ninh Kiều', 'Phường Xuân Khánh', 'Phường An Khánh'],
      ['Quận Cái Răng', 'Phường Hưng Phú', 'Phường Lê Bình'],
    ],
  },
  {
    id: 74,
    name: 'Bình Dương',
    weight: 6,
    districts: [
      ['TP. Thủ Dầu Một', 'Phường Phú Cường', 'Phường Hiệp Thành'],
      ['TP. Dĩ An', 'Phường Đông Hòa', 'Phường Tân Đông Hiệp'],
      ['TP. Thuận An', 'Phường Lái Thiêu', 'Phường Bình Hòa'],
    ],
  },
  {
    id: 75,
    name: 'Đồng Nai',
    weight: 5,
    districts: [
      ['TP. Biên Hòa', 'Phường Tân Phong', 'Phường Trảng Dài'],
      ['Huyện Long Thành', 'Thị trấn Long Thành', 'Xã An Phước'],
    ],
  },
  {
    id: 27,
    name: 'Bắc Ninh',
    weight: 4,
    districts: [
      ['TP. Bắc Ninh', 'Phường Võ Cường', 'Phường Ninh Xá'],
      ['TP. Từ Sơn', 'Phường Đồng Nguyên', 'Phường Trang Hạ'],
    ],
  },
  {
    id: 38,
    name: 'Thanh Hóa',
    weight: 4,
    districts: [
      ['TP. Thanh Hóa', 'Phường Điện Biên', 'Phường Đông Thọ'],
      ['TP. Sầm Sơn', 'Phường Trường Sơn', 'Phường Bắc Sơn'],
    ],
  },
  {
    id: 40,
    name: 'Nghệ An',
    weight: 4,
    districts: [
      ['TP. Vinh', 'Phường Hưng Bình', 'Phường Trường Thi'],
      ['Thị xã Cửa Lò', 'Phường Nghi Hương', 'Phường Thu Thủy'],
    ],
  },
  {
    id: 46,
    name: 'Huế',
    weight: 3,
    districts: [
      ['Quận Thuận Hóa', 'Phường Vĩnh Ninh', 'Phường Phú Hội'],
      ['Quận Phú Xuân', 'Phường Thuận Lộc', 'Phường Kim Long'],
    ],
  },
  {
    id: 66,
    name: 'Đắk Lắk',
    weight: 3,
    districts: [
      ['TP. Buôn Ma Thuột', 'Phường Tân Lợi', 'Phường Ea Tam'],
      ['Thị xã Buôn Hồ', 'Phường An Lạc', 'Phường Đạt Hiếu'],
    ],
  },
  {
    id: 56,
    name: 'Khánh Hòa',
    weight: 3,
    districts: [
      ['TP. Nha Trang', 'Phường Lộc Thọ', 'Phường Vĩnh Hải'],
      ['TP. Cam Ranh', 'Phường Cam Lộc', 'Phường Ba Ngòi'],
    ],
  },
];

const STREETS = [
  'Nguyễn Trãi',
  'Lê Lợi',
  'Trần Hưng Đạo',
  'Hai Bà Trưng',
  'Lý Thường Kiệt',
  'Nguyễn Huệ',
  'Điện Biên Phủ',
  'Phan Chu Trinh',
  'Quang Trung',
  'Lê Duẩn',
  'Nguyễn Văn Cừ',
  'Hoàng Diệu',
  'Trường Chinh',
  'Cách Mạng Tháng Tám',
  'Nguyễn Thị Minh Khai',
  'Bà Triệu',
  'Ngô Quyền',
  'Lê Hồng Phong',
  'Phạm Văn Đồng',
  'Võ Văn Kiệt',
  'Tôn Đức Thắng',
  'Xô Viết Nghệ Tĩnh',
  'Hùng Vương',
  'Lạc Long Quân',
  'Âu Cơ',
  'Đội Cấn',
];

const WEIGHTED_CITIES = CITIES.flatMap((city) => Array<City>(city.weight).fill(city));

/** All parts of one place. */
export type Place = Readonly<Record<PlacePart, string | number>>;

/** A believable address: the parts belong together. */
export function createPlace(random: Random): Place {
  const { id, name: city, districts } = random.pick(WEIGHTED_CITIES);
  const [district, ...wards] = random.pick(districts);
  const ward = random.pick(wards);
  const street = `${createHouse(random)} ${random.pick(STREETS)}`;
  return { street, ward, district, city, address: [street, ward, district, city].join(', '), city_id: id };
}

/** `12`, `12A`, `ngõ 5/12`. */
function createHouse(random: Random): string {
  const number = random.int(1, 480);
  if (random.chance(0.2))
    return `${random.chance(0.5) ? 'Ngõ' : 'Hẻm'} ${random.int(2, 300)}/${random.int(1, 60)}`;
  return random.chance(0.1) ? `${number}${random.pick(['A', 'B', 'Bis'])}` : String(number);
}
