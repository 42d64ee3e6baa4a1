// Generated from schemas/system/services.zh.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  { kind: 'paragraph', inlines: ['本页说明 SSC 向客户提供的服务及双方承诺。具体范围与价格以合同为准。'] },
  { kind: 'heading', level: 2, id: 's1', inlines: ['1. 仓储服务'] },
  {
    kind: 'list',
    items: [
      [{ kind: 'strong', inlines: ['收货'] }, '：按单清点，粘贴 UID 标签，登记有效期与状况。差异当日出具记录。'],
      [{ kind: 'strong', inlines: ['存储'] }, '：按库位、批次与有效期管理，先到期先出库。'],
      [{ kind: 'strong', inlines: ['订单处理'] }, '：拣货、打包、打包拍照，附交接记录移交承运商。'],
      [{ kind: 'strong', inlines: ['退货'] }, '：接收、检验、重新入库或隔离不良品；数量与出库不符须注明原因。'],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['2. 销售服务'] },
  { kind: 'paragraph', inlines: ['与 Shopee、Lazada、TikTok Shop 同步订单与库存；单笔建单、Excel 建单、寄售；门店销售支持促销、优惠券与积分；按现行规定开具电子发票。'] },
  { kind: 'heading', level: 2, id: 's3', inlines: ['3. 客户服务'] },
  { kind: 'paragraph', inlines: ['接收来自落地页、广告与社交网络的线索；电话确认、查重、跟进定金；使用已审核模板发送 ZNS 消息，22 点至次日 6 点不发送。'] },
  { kind: 'heading', level: 2, id: 's4', inlines: ['4. 处理时限'] },
  {
    kind: 'list', isOrdered: true,
    items: [
      ['15 点前满足条件的订单当个工作日交接，其后的订单下一工作日交接。'],
      ['预约到货在 24 小时内清点完毕。'],
      ['退货在接收后 48 小时内检验并入库。'],
      ['支持请求在 2 个工作小时内回复。'],
    ],
  },
  { kind: 'heading', level: 2, id: 's5', inlines: ['5. 价格与付款'] },
  { kind: 'paragraph', inlines: ['费用包括仓储费、订单处理费、包材费与软件费，按合同所附价目表计算。每月 5 日前出具账单，客户在 5 个工作日内核对。代收货款按约定对账并转付。'] },
  { kind: 'heading', level: 2, id: 's6', inlines: ['6. 赔偿'] },
  {
    kind: 'paragraph',
    inlines: ['因 SSC 过错造成的丢失或损坏，按客户在软件中申报的成本价赔偿，最高不超过合同约定限额。索赔应在发现后 7 天内提出，并附照片或视频。承运商造成的丢失按该承运商政策赔偿。'],
  },
  { kind: 'heading', level: 2, id: 's7', inlines: ['7. 客户的责任'] },
  {
    kind: 'list', items: [['如实申报商品名称、重量、尺寸、价值与产地；进口商品须提供单证、补充标签与符合性声明。'], ['不寄存违禁品、假冒品或侵犯知识产权的商品。'], ['按期付款并定期核对库存。']],
  },
  { kind: 'heading', level: 2, id: 's8', inlines: ['8. 联系方式'] },
  {
    kind: 'paragraph',
    inlines: ['支持请求与投诉可联系您的客户经理，或在软件中提交。软件的使用适用', { kind: 'link', href: '/terms', inlines: ['使用条款'] }, '。'],
  },
] satisfies readonly Block[];
