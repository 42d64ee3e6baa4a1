// Generated from schemas/system/terms.vi.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'Điều khoản này áp dụng cho mọi người dùng phần mềm quản lý kho, bán hàng và chăm sóc khách hàng SSC (sau đây gọi là ',
      { kind: 'strong', inlines: ['Phần mềm'] },
      '). Khi đăng nhập hoặc đăng ký tài khoản, anh chị xác nhận đã đọc và đồng ý với các điều khoản dưới đây.',
    ],
  },
  { kind: 'paragraph', inlines: [{ kind: 'em', inlines: ['Hiệu lực từ ngày 01/01/2026.'] }] },
  { kind: 'heading', level: 2, id: 's1', inlines: ['1. Giải thích từ ngữ'] },
  {
    kind: 'list',
    items: [
      [{ kind: 'strong', inlines: ['SSC, chúng tôi'] }, ': đơn vị cung cấp và vận hành Phần mềm.'],
      [{ kind: 'strong', inlines: ['Khách hàng'] }, ': doanh nghiệp hoặc hộ kinh doanh đăng ký sử dụng Phần mềm.'],
      [
        { kind: 'strong', inlines: ['Tài khoản chính'] },
        ': tài khoản đại diện cho Khách hàng, có quyền cài đặt và cấp quyền.',
      ],
      [
        { kind: 'strong', inlines: ['Tài khoản phụ'] },
        ': tài khoản của nhân viên hoặc nhà phân phối, do Khách hàng kích hoạt và phân quyền.',
      ],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['2. Tài khoản và bảo mật đăng nhập'] },
  {
    kind: 'list', isOrdered: true,
    items: [
      ['Thông tin đăng ký phải đúng và được cập nhật khi thay đổi. Số điện thoại được xác nhận bằng mã OTP.'],
      ['Mỗi người dùng một tài khoản. Không dùng chung mật khẩu, không cho người khác mượn tài khoản.'],
      [
        'Khách hàng chịu trách nhiệm về việc cấp quyền cho tài khoản phụ và về mọi thao tác thực hiện bằng các tài khoản đó.',
      ],
      [
        'Khi nghi ngờ tài khoản bị lộ, hãy đổi mật khẩu, kết thúc các phiên đăng nhập khác trong trang cá nhân và báo cho chúng tôi ngay.',
      ],
    ],
  },
  { kind: 'heading', level: 2, id: 's3', inlines: ['3. Sử dụng đúng mục đích'] },
  { kind: 'paragraph', inlines: ['Anh chị không được:'] },
  {
    kind: 'list',
    items: [
      ['đưa lên Phần mềm hàng hóa, nội dung mà pháp luật cấm kinh doanh, cấm vận chuyển;'],
      ['nhập thông tin của người khác khi chưa có căn cứ hợp pháp;'],
      ['dò quét, can thiệp, sao chép mã nguồn, vượt qua giới hạn truy cập hoặc làm quá tải hệ thống;'],
      ['dùng số điện thoại của khách mua để gửi tin quảng cáo khi họ chưa đồng ý.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's4', inlines: ['4. Dữ liệu của Khách hàng'] },
  {
    kind: 'paragraph',
    inlines: [
      'Dữ liệu đơn hàng, hàng hóa, khách mua do Khách hàng nhập hoặc đồng bộ về thuộc quyền của Khách hàng. Chúng tôi xử lý dữ liệu đó theo yêu cầu của Khách hàng và theo ',
      { kind: 'link', href: '/privacy', inlines: ['Chính sách bảo mật'] },
      '. Khách hàng có thể tải dữ liệu của mình ra tệp Excel bất cứ lúc nào.',
    ],
  },
  { kind: 'heading', level: 2, id: 's5', inlines: ['5. Dịch vụ của bên thứ ba'] },
  {
    kind: 'paragraph',
    inlines: [
      'Kết nối với sàn thương mại điện tử, đơn vị vận chuyển, nhà cung cấp hóa đơn điện tử và kênh nhắn tin phụ thuộc vào các bên đó. Khi bên thứ ba ngừng hoặc thay đổi dịch vụ, chúng tôi sẽ thông báo và hỗ trợ Khách hàng chuyển đổi trong khả năng của mình.',
    ],
  },
  { kind: 'heading', level: 2, id: 's6', inlines: ['6. Gián đoạn và bảo trì'] },
  {
    kind: 'paragraph',
    inlines: [
      'Bảo trì có kế hoạch được báo trước ít nhất 24 giờ qua chuông thông báo trong Phần mềm và thực hiện ngoài giờ cao điểm. Sự cố khẩn cấp có thể phải xử lý ngay; chúng tôi thông báo tình trạng cho đến khi khắc phục xong.',
    ],
  },
  { kind: 'heading', level: 2, id: 's7', inlines: ['7. Giới hạn trách nhiệm'] },
  {
    kind: 'paragraph',
    inlines: [
      'Chúng tôi chịu trách nhiệm về thiệt hại trực tiếp do lỗi của mình trong phạm vi hợp đồng dịch vụ đã ký. Chúng tôi không chịu trách nhiệm về thiệt hại do thao tác sai quyền của tài khoản phụ, do thiết bị, đường truyền của Khách hàng hoặc do sự kiện bất khả kháng.',
    ],
  },
  { kind: 'heading', level: 2, id: 's8', inlines: ['8. Tạm ngừng và chấm dứt'] },
  {
    kind: 'paragraph',
    inlines: [
      'Tài khoản vi phạm mục 3 có thể bị tạm khóa sau khi thông báo, trừ trường hợp phải ngăn chặn ngay. Khi chấm dứt, Khách hàng có 30 ngày để tải dữ liệu; sau thời hạn này dữ liệu được xóa, trừ phần pháp luật yêu cầu lưu giữ.',
    ],
  },
  { kind: 'heading', level: 2, id: 's9', inlines: ['9. Thay đổi điều khoản'] },
  {
    kind: 'paragraph',
    inlines: [
      'Thay đổi được thông báo trong Phần mềm ít nhất 15 ngày trước khi có hiệu lực. Tiếp tục sử dụng sau ngày hiệu lực được coi là đồng ý.',
    ],
  },
  { kind: 'heading', level: 2, id: 's10', inlines: ['10. Luật áp dụng và liên hệ'] },
  {
    kind: 'paragraph',
    inlines: [
      'Điều khoản này theo pháp luật Việt Nam. Tranh chấp được ưu tiên thương lượng; nếu không thành, do Tòa án có thẩm quyền tại Việt Nam giải quyết. Các dịch vụ cụ thể được mô tả trong ',
      { kind: 'link', href: '/services', inlines: ['Điều khoản dịch vụ'] },
      '.',
    ],
  },
] satisfies readonly Block[];
