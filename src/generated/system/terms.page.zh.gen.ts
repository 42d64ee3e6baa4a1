// Generated from schemas/system/terms.zh.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  {
    kind: 'paragraph',
    inlines: ['本条款适用于所有使用 SSC 仓储、销售与客户服务软件（以下称“', { kind: 'strong', inlines: ['软件'] }, '”）的用户。登录或注册账号即表示您已阅读并同意以下条款。'],
  },
  { kind: 'paragraph', inlines: [{ kind: 'em', inlines: ['自 2026 年 1 月 1 日起生效。'] }] },
  { kind: 'heading', level: 2, id: 's1', inlines: ['1. 释义'] },
  {
    kind: 'list',
    items: [
      [{ kind: 'strong', inlines: ['SSC、我们'] }, '：软件的提供方与运营方。'],
      [{ kind: 'strong', inlines: ['客户'] }, '：注册使用软件的企业或个体经营户。'],
      [{ kind: 'strong', inlines: ['主账号'] }, '：代表客户的账号，可进行设置并授予权限。'],
      [{ kind: 'strong', inlines: ['子账号'] }, '：员工或经销商的账号，由客户激活并授权。'],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['2. 账号与登录安全'] },
  {
    kind: 'list', isOrdered: true,
    items: [
      ['注册信息应真实，变更时应及时更新。手机号码通过一次性验证码确认。'],
      ['一人一号，不得共用密码或出借账号。'],
      ['客户对子账号的授权以及通过这些账号进行的一切操作负责。'],
      ['如怀疑账号泄露，请修改密码，在个人页面结束其他会话，并立即通知我们。'],
    ],
  },
  { kind: 'heading', level: 2, id: 's3', inlines: ['3. 正当使用'] },
  { kind: 'paragraph', inlines: ['您不得：'] },
  {
    kind: 'list',
    items: [['经营或寄送法律禁止交易、运输的商品或内容；'], ['在没有合法依据的情况下录入他人信息；'], ['探测、干扰、复制系统，绕过访问限制或造成系统过载；'], ['未经同意向买家号码发送广告。']],
  },
  { kind: 'heading', level: 2, id: 's4', inlines: ['4. 客户数据'] },
  {
    kind: 'paragraph',
    inlines: [
      '客户录入或同步的订单、商品与买家数据归客户所有。我们按照客户的委托和',
      { kind: 'link', href: '/privacy', inlines: ['隐私政策'] },
      '进行处理。客户可随时将数据下载为 Excel 文件。',
    ],
  },
  { kind: 'heading', level: 2, id: 's5', inlines: ['5. 第三方服务'] },
  { kind: 'paragraph', inlines: ['与电商平台、承运商、电子发票服务商及消息渠道的连接取决于相应第三方。第三方终止或变更服务时，我们将通知客户并在能力范围内协助切换。'] },
  { kind: 'heading', level: 2, id: 's6', inlines: ['6. 中断与维护'] },
  { kind: 'paragraph', inlines: ['计划内维护至少提前 24 小时在软件内通知，并在非高峰时段进行。紧急故障可能需要立即处理，我们会持续通报直至修复。'] },
  { kind: 'heading', level: 2, id: 's7', inlines: ['7. 责任限制'] },
  { kind: 'paragraph', inlines: ['我们在已签服务合同范围内对因自身过错造成的直接损失负责。因子账号授权不当、客户的设备或线路、不可抗力造成的损失，我们不承担责任。'] },
  { kind: 'heading', level: 2, id: 's8', inlines: ['8. 暂停与终止'] },
  { kind: 'paragraph', inlines: ['违反第 3 条的账号可在通知后锁定；必须立即制止的情形除外。终止后客户有 30 天时间下载数据，期满后删除，法律要求保存的部分除外。'] },
  { kind: 'heading', level: 2, id: 's9', inlines: ['9. 条款变更'] },
  { kind: 'paragraph', inlines: ['变更至少在生效前 15 天于软件内通知。生效后继续使用即视为同意。'] },
  { kind: 'heading', level: 2, id: 's10', inlines: ['10. 适用法律与联系方式'] },
  {
    kind: 'paragraph',
    inlines: [
      '本条款适用越南法律。争议优先协商解决；协商不成的，由越南有管辖权的法院处理。各项服务详见',
      { kind: 'link', href: '/services', inlines: ['服务条款'] },
      '。',
    ],
  },
] satisfies readonly Block[];
