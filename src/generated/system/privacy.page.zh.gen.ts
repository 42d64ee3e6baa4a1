// Generated from schemas/system/privacy.zh.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: ['本政策说明 SSC 处理哪些个人数据、用途、保存期限以及您的权利。本政策依据越南第 91/2025/QH15 号《个人数据保护法》、第 13/2023/NĐ-CP 号议定及其替代与指导文件制定。'],
  },
  { kind: 'paragraph', inlines: [{ kind: 'em', inlines: ['自 2026 年 1 月 1 日起生效。'] }] },
  { kind: 'heading', level: 2, id: 's1', inlines: ['1. 我们的角色'] },
  {
    kind: 'list',
    items: [
      ['对于软件用户的账号数据，SSC 为', { kind: 'strong', inlines: ['数据控制者兼处理者'] }, '。'],
      ['对于客户录入或同步的买家、收件人与线索数据，客户为控制者，SSC 依合同作为', { kind: 'strong', inlines: ['数据处理者'] }, '。'],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['2. 处理的数据'] },
  {
    kind: 'list',
    items: [
      [{ kind: 'strong', inlines: ['用户'] }, '：姓名、用户名、电话、邮箱、公司、职务、登录记录（时间、网络地址、设备）及软件操作。'],
      [{ kind: 'strong', inlines: ['买家与收件人'] }, '：姓名、电话、地址、订单内容、配送记录、与客服的沟通。'],
      [{ kind: 'strong', inlines: ['考勤员工'] }, '：已激活设备、打卡时间与位置（如公司启用该功能）。'],
      [{ kind: 'strong', inlines: ['查询产品编码者'] }, '：网络地址与时间，仅用于防止编码被猜测；无需登录，不保存身份。'],
    ],
  },
  { kind: 'paragraph', inlines: ['我们不主动收集敏感个人数据。打卡位置属于敏感数据，仅在员工知情并同意后处理。'] },
  { kind: 'heading', level: 2, id: 's3', inlines: ['3. 目的与依据'] },
  {
    kind: 'list', isOrdered: true,
    items: [
      ['履行合同：仓储、订单处理、配送与退货、开票、对账。'],
      ['安全保障：身份验证、反欺诈、操作日志。'],
      ['法定义务：会计、税务、电子发票、主管机关要求。'],
      ['基于同意：客户关怀与 ZNS 消息，可随时撤回。'],
    ],
  },
  { kind: 'heading', level: 2, id: 's4', inlines: ['4. 数据共享'] },
  {
    kind: 'paragraph',
    inlines: [
      '数据仅提供给承运商（用于配送）、订单所属电商平台、电子发票服务商、消息服务商以及法律规定的机关。各方仅获得其工作所需部分。我们',
      { kind: 'strong', inlines: ['不出售'] },
      '个人数据。',
    ],
  },
  { kind: 'heading', level: 2, id: 's5', inlines: ['5. 存储与期限'] },
  {
    kind: 'list',
    items: [
      ['服务器位于越南。如需跨境传输，我们将依法进行影响评估。'],
      ['对有此要求的平台，买家数据在订单完成 90 天后加密。'],
      ['会计凭证依会计法保存；操作日志 24 个月；登录会话最长 30 天。'],
      ['合同终止后数据在 30 天后删除，法律要求保存的部分除外。'],
    ],
  },
  { kind: 'heading', level: 2, id: 's6', inlines: ['6. 数据保护'] },
  { kind: 'paragraph', inlines: ['密码经哈希处理，传输加密。各公司仅能看到自己的数据，在应用层与数据库层双重隔离；无权限者看到的电话号码被隐藏；大量查看与导出均有记录。'] },
  { kind: 'heading', level: 2, id: 's7', inlines: ['7. 数据主体的权利'] },
  { kind: 'paragraph', inlines: ['您有权知情、同意与撤回同意、访问、更正、删除、限制处理、获取副本、反对、投诉、要求赔偿并依法自我保护。'] },
  { kind: 'list', items: [['软件用户可向所在公司管理员或 SSC 提出请求。'], ['买家可向销售店铺提出请求，SSC 协助店铺处理。']] },
  { kind: 'paragraph', inlines: ['我们在收到有效请求后 72 小时内答复。'] },
  { kind: 'heading', level: 2, id: 's8', inlines: ['8. Cookie 与浏览器存储'] },
  { kind: 'paragraph', inlines: ['软件不使用广告 Cookie。浏览器仅保存登录会话、语言、外观以及您本人未提交的草稿。社交网络工具包仅对有权创建线索的用户加载。'] },
  { kind: 'heading', level: 2, id: 's9', inlines: ['9. 数据事件'] },
  { kind: 'paragraph', inlines: ['发现违规时，我们在 72 小时内通知个人数据保护主管机关，并告知受影响的客户及补救措施。'] },
  { kind: 'heading', level: 2, id: 's10', inlines: ['10. 未成年人'] },
  { kind: 'paragraph', inlines: ['软件供年满 15 周岁的劳动者使用。未成年人数据仅在取得法定同意后处理。'] },
  { kind: 'heading', level: 2, id: 's11', inlines: ['11. 联系与变更'] },
  {
    kind: 'paragraph',
    inlines: [
      '个人数据相关请求可通过您的客户经理提交给 SSC 数据保护部门。本政策变更至少在生效前 15 天于软件内通知。另见',
      { kind: 'link', href: '/terms', inlines: ['使用条款'] },
      '。',
    ],
  },
] satisfies readonly Block[];
