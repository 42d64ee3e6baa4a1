// Generated from schemas/system/services.vi.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'Trang này mô tả các dịch vụ SSC cung cấp cho Khách hàng và cam kết của hai bên. Phạm vi và đơn giá cụ thể ghi trong hợp đồng.',
    ],
  },
  { kind: 'heading', level: 2, id: 's1', inlines: ['1. Dịch vụ kho'] },
  {
    kind: 'list',
    items: [
      [
        { kind: 'strong', inlines: ['Nhập hàng'] },
        ': kiểm đếm theo phiếu, dán tem UID, ghi nhận hạn dùng và tình trạng. Chênh lệch được lập biên bản trong ngày.',
      ],
      [
        { kind: 'strong', inlines: ['Lưu kho'] },
        ': theo vị trí, theo lô và hạn dùng; xuất theo nguyên tắc hết hạn trước xuất trước.',
      ],
      [
        { kind: 'strong', inlines: ['Xử lý đơn'] },
        ': lấy hàng, đóng gói, chụp ảnh đóng gói, bàn giao cho đơn vị vận chuyển kèm biên bản.',
      ],
      [
        { kind: 'strong', inlines: ['Hoàn hàng'] },
        ': nhận, kiểm tra, nhập lại kho hoặc tách hàng lỗi; số lượng khác với lúc xuất phải có ghi chú.',
      ],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['2. Dịch vụ bán hàng'] },
  {
    kind: 'paragraph',
    inlines: [
      'Đồng bộ đơn và tồn kho với Shopee, Lazada, TikTok Shop; tạo đơn lẻ, tạo đơn bằng Excel, ký gửi; bán tại cửa hàng với khuyến mãi, phiếu giảm giá và tích điểm; xuất hóa đơn điện tử theo quy định hiện hành.',
    ],
  },
  { kind: 'heading', level: 2, id: 's3', inlines: ['3. Dịch vụ chăm sóc khách hàng'] },
  {
    kind: 'paragraph',
    inlines: [
      'Tiếp nhận khách hàng tiềm năng từ trang đích, quảng cáo và mạng xã hội; gọi xác nhận, kiểm tra trùng, theo dõi cọc; nhắn tin ZNS theo mẫu đã duyệt, không gửi trong khung giờ từ 22 giờ đến 6 giờ.',
    ],
  },
  { kind: 'heading', level: 2, id: 's4', inlines: ['4. Thời gian xử lý'] },
  {
    kind: 'list', isOrdered: true,
    items: [
      [
        'Đơn đủ điều kiện trước 15 giờ được bàn giao trong ngày làm việc; đơn sau 15 giờ bàn giao trong ngày làm việc kế tiếp.',
      ],
      ['Hàng nhập có hẹn trước được kiểm đếm xong trong 24 giờ.'],
      ['Hàng hoàn được kiểm tra và nhập kho trong 48 giờ kể từ khi nhận.'],
      ['Yêu cầu hỗ trợ được phản hồi trong 2 giờ làm việc.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's5', inlines: ['5. Giá dịch vụ và thanh toán'] },
  {
    kind: 'paragraph',
    inlines: [
      'Phí gồm phí lưu kho, phí xử lý đơn, phí vật tư đóng gói và phí phần mềm, tính theo bảng giá đính kèm hợp đồng. Bảng kê được lập trước ngày 05 hằng tháng; Khách hàng đối chiếu trong 5 ngày làm việc. Tiền thu hộ được đối soát và chuyển theo lịch đã thỏa thuận.',
    ],
  },
  { kind: 'heading', level: 2, id: 's6', inlines: ['6. Bồi thường'] },
  {
    kind: 'paragraph',
    inlines: [
      'Hàng mất hoặc hỏng do lỗi của SSC được bồi thường theo giá vốn Khách hàng khai báo trên Phần mềm, tối đa theo mức ghi trong hợp đồng. Khiếu nại được gửi trong vòng 7 ngày kể từ khi phát hiện, kèm ảnh hoặc video. Hàng do đơn vị vận chuyển làm mất được bồi thường theo chính sách của đơn vị đó.',
    ],
  },
  { kind: 'heading', level: 2, id: 's7', inlines: ['7. Trách nhiệm của Khách hàng'] },
  {
    kind: 'list',
    items: [
      [
        'Khai báo đúng tên hàng, khối lượng, kích thước, giá trị và xuất xứ; cung cấp chứng từ, tem phụ và hồ sơ công bố với hàng nhập khẩu.',
      ],
      ['Không gửi hàng cấm, hàng giả, hàng xâm phạm quyền sở hữu trí tuệ.'],
      ['Thanh toán đúng hạn và đối chiếu tồn kho định kỳ.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's8', inlines: ['8. Liên hệ'] },
  {
    kind: 'paragraph',
    inlines: [
      'Yêu cầu hỗ trợ, khiếu nại gửi qua người phụ trách tài khoản của anh chị hoặc tạo yêu cầu trong Phần mềm. Việc sử dụng Phần mềm theo ',
      { kind: 'link', href: '/terms', inlines: ['Điều khoản sử dụng'] },
      '.',
    ],
  },
] satisfies readonly Block[];
