// Generated from schemas/system/privacy.vi.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: [
      'Chính sách này nêu rõ SSC xử lý dữ liệu cá nhân nào, để làm gì, trong bao lâu và quyền của anh chị. Chính sách được lập theo Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15, Nghị định 13/2023/NĐ-CP và các văn bản thay thế, hướng dẫn thi hành.',
    ],
  },
  { kind: 'paragraph', inlines: [{ kind: 'em', inlines: ['Hiệu lực từ ngày 01/01/2026.'] }] },
  { kind: 'heading', level: 2, id: 's1', inlines: ['1. Vai trò của chúng tôi'] },
  {
    kind: 'list',
    items: [
      [
        'Với dữ liệu tài khoản người dùng Phần mềm, SSC là ',
        { kind: 'strong', inlines: ['bên kiểm soát và xử lý dữ liệu'] },
        '.',
      ],
      [
        'Với dữ liệu người mua, người nhận hàng, khách tiềm năng do Khách hàng nhập hoặc đồng bộ về, Khách hàng là bên kiểm soát, SSC là ',
        { kind: 'strong', inlines: ['bên xử lý dữ liệu'] },
        ' theo hợp đồng.',
      ],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['2. Dữ liệu được xử lý'] },
  {
    kind: 'list',
    items: [
      [
        { kind: 'strong', inlines: ['Người dùng'] },
        ': họ tên, tên đăng nhập, số điện thoại, email, công ty, chức vụ, lịch sử đăng nhập (thời gian, địa chỉ mạng, thiết bị), thao tác trên Phần mềm.',
      ],
      [
        { kind: 'strong', inlines: ['Người mua, người nhận'] },
        ': họ tên, số điện thoại, địa chỉ, nội dung đơn hàng, lịch sử giao nhận, trao đổi với tổng đài.',
      ],
      [
        { kind: 'strong', inlines: ['Nhân viên chấm công'] },
        ': thiết bị đã kích hoạt, thời điểm và vị trí lúc chấm công, nếu công ty bật chức năng này.',
      ],
      [
        { kind: 'strong', inlines: ['Người kiểm tra mã sản phẩm'] },
        ': địa chỉ mạng và thời điểm kiểm tra, chỉ để chống dò mã; không cần đăng nhập, không lưu danh tính.',
      ],
    ],
  },
  {
    kind: 'paragraph',
    inlines: [
      'Chúng tôi không chủ động thu thập dữ liệu cá nhân nhạy cảm. Vị trí chấm công được coi là dữ liệu nhạy cảm và chỉ xử lý khi người lao động đã được thông báo và đồng ý.',
    ],
  },
  { kind: 'heading', level: 2, id: 's3', inlines: ['3. Mục đích và căn cứ'] },
  {
    kind: 'list', isOrdered: true,
    items: [
      ['Thực hiện hợp đồng: lưu kho, xử lý, giao và hoàn đơn, xuất hóa đơn, đối soát.'],
      ['Bảo đảm an toàn: xác thực, chống gian lận, nhật ký thao tác.'],
      ['Nghĩa vụ pháp luật: kế toán, thuế, hóa đơn điện tử, yêu cầu của cơ quan có thẩm quyền.'],
      ['Theo sự đồng ý: gửi tin chăm sóc khách hàng, tin ZNS; có thể rút lại bất cứ lúc nào.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's4', inlines: ['4. Chia sẻ dữ liệu'] },
  {
    kind: 'paragraph',
    inlines: [
      'Dữ liệu chỉ được chuyển cho: đơn vị vận chuyển (để giao hàng), sàn thương mại điện tử mà đơn phát sinh, nhà cung cấp hóa đơn điện tử, nhà cung cấp tin nhắn, cơ quan nhà nước theo luật. Mỗi bên chỉ nhận phần cần cho việc của mình. Chúng tôi ',
      { kind: 'strong', inlines: ['không bán'] },
      ' dữ liệu cá nhân.',
    ],
  },
  { kind: 'heading', level: 2, id: 's5', inlines: ['5. Lưu trữ và thời hạn'] },
  {
    kind: 'list',
    items: [
      [
        'Máy chủ đặt tại Việt Nam. Nếu phải chuyển dữ liệu ra nước ngoài, chúng tôi lập hồ sơ đánh giá tác động theo quy định.',
      ],
      ['Dữ liệu người mua từ sàn được mã hóa sau 90 ngày kể từ khi đơn hoàn tất, với sàn có yêu cầu này.'],
      ['Chứng từ kế toán được lưu theo luật kế toán; nhật ký thao tác 24 tháng; phiên đăng nhập tối đa 30 ngày.'],
      ['Khi hợp đồng chấm dứt, dữ liệu được xóa sau 30 ngày, trừ phần pháp luật yêu cầu giữ.'],
    ],
  },
  { kind: 'heading', level: 2, id: 's6', inlines: ['6. Bảo vệ dữ liệu'] },
  {
    kind: 'paragraph',
    inlines: [
      'Mật khẩu được băm, đường truyền được mã hóa, mỗi công ty chỉ thấy dữ liệu của mình ở cả tầng ứng dụng và cơ sở dữ liệu, số điện thoại được che với người không có quyền, mọi lần xem hoặc xuất dữ liệu lớn đều có nhật ký.',
    ],
  },
  { kind: 'heading', level: 2, id: 's7', inlines: ['7. Quyền của chủ thể dữ liệu'] },
  {
    kind: 'paragraph',
    inlines: [
      'Anh chị có quyền được biết, đồng ý và rút lại đồng ý, truy cập, chỉnh sửa, xóa, hạn chế xử lý, được cung cấp bản sao, phản đối, khiếu nại, yêu cầu bồi thường và tự bảo vệ theo luật.',
    ],
  },
  {
    kind: 'list',
    items: [
      ['Người dùng Phần mềm gửi yêu cầu cho quản trị viên công ty hoặc cho SSC.'],
      ['Người mua gửi yêu cầu cho cửa hàng đã bán hàng; SSC hỗ trợ cửa hàng thực hiện.'],
    ],
  },
  { kind: 'paragraph', inlines: ['Chúng tôi phản hồi trong 72 giờ kể từ khi nhận được yêu cầu hợp lệ.'] },
  { kind: 'heading', level: 2, id: 's8', inlines: ['8. Cookie và lưu trữ trên trình duyệt'] },
  {
    kind: 'paragraph',
    inlines: [
      'Phần mềm không dùng cookie quảng cáo. Trình duyệt chỉ lưu mã phiên đăng nhập, ngôn ngữ, giao diện và bản nháp chưa gửi của chính anh chị. Bộ công cụ mạng xã hội chỉ được tải với người dùng có quyền tạo khách tiềm năng.',
    ],
  },
  { kind: 'heading', level: 2, id: 's9', inlines: ['9. Sự cố dữ liệu'] },
  {
    kind: 'paragraph',
    inlines: [
      'Khi phát hiện vi phạm, chúng tôi thông báo cho cơ quan chuyên trách bảo vệ dữ liệu cá nhân trong vòng 72 giờ, đồng thời báo cho Khách hàng bị ảnh hưởng và nêu biện pháp khắc phục.',
    ],
  },
  { kind: 'heading', level: 2, id: 's10', inlines: ['10. Trẻ em'] },
  {
    kind: 'paragraph',
    inlines: [
      'Phần mềm dành cho người lao động từ đủ 15 tuổi. Dữ liệu của trẻ em chỉ được xử lý khi có đồng ý theo quy định.',
    ],
  },
  { kind: 'heading', level: 2, id: 's11', inlines: ['11. Liên hệ và thay đổi'] },
  {
    kind: 'paragraph',
    inlines: [
      'Yêu cầu về dữ liệu cá nhân gửi tới bộ phận bảo vệ dữ liệu của SSC qua người phụ trách tài khoản. Thay đổi của chính sách này được thông báo trong Phần mềm ít nhất 15 ngày trước khi có hiệu lực. Xem thêm ',
      { kind: 'link', href: '/terms', inlines: ['Điều khoản sử dụng'] },
      '.',
    ],
  },
] satisfies readonly Block[];
