// Generated from schemas/system/al.zh.md. Edit that file and run `npm run generate`.
import type { Block } from '#contract/page.ts';

export default [
  { kind: 'paragraph', inlines: ['SSC 在同一系统中管理仓储、销售与客户服务：收货、拣货、打包、交接承运商、代收货款对账，以及电话与社交渠道成单。'] },
  { kind: 'heading', level: 2, id: 's1', inlines: ['适用对象'] },
  {
    kind: 'list',
    items: [
      [{ kind: 'strong', inlines: ['企业与个体经营户'] }, '：将商品存放在我们的仓库，或自营仓库。'],
      [{ kind: 'strong', inlines: ['员工'] }, '：使用 SSC 的公司的员工，以管理员激活的账号登录。'],
      [{ kind: 'strong', inlines: ['经销商'] }, '：可查看并核验本区域的商品。'],
    ],
  },
  { kind: 'heading', level: 2, id: 's2', inlines: ['如何开始'] },
  { kind: 'paragraph', inlines: ['新公司注册并验证手机号码。员工凭公司代码注册，等待管理员激活。'] },
] satisfies readonly Block[];
