// Generated from schemas/system/al.vi.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'SSC vận hành kho, bán hàng và chăm sóc khách hàng trên cùng một hệ thống: nhận hàng, lấy hàng, đóng gói, bàn giao cho đơn vị vận chuyển, đối soát tiền thu hộ, chốt đơn qua tổng đài và mạng xã hội.',
    ],
  },
  { kind: 'heading', level: 2, id: 's1', inlines: ['Dành cho ai'] },
  {
    kind: 'list',
    items: [
      [
        { kind: 'strong', inlines: ['Doanh nghiệp và hộ kinh doanh'] },
        ' gửi hàng tại kho của chúng tôi hoặc tự vận hành kho của mình.',
      ],
      [
        { kind: 'strong', inlines: ['Nhân viên'] },
        ' của các công ty đang dùng SSC: đăng nhập bằng tài khoản do quản trị viên kích hoạt.',
      ],
      [{ kind: 'strong', inlines: ['Nhà phân phối'] }, ' được cấp quyền xem và kiểm tra hàng trong khu vực của mình.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['Bắt đầu'] },
  {
    kind: 'paragraph',
    inlines: [
      'Công ty mới đăng ký doanh nghiệp và xác nhận số điện thoại. Nhân viên đăng ký bằng mã công ty rồi chờ quản trị viên kích hoạt.',
    ],
  },
] satisfies readonly Block[];
