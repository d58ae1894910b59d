// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Simplified Chinese. */
export const smartSessions: SmartSessionsCopy = {
  label: '权限',
  tabs: { active: '有效', expired: '已过期', revoked: '已撤销' },
  absent: { title: '此处不可用', text: '此应用在 {network} 上暂无权限。' },
  empty: {
    active: {
      title: '没有有效的权限',
      text: '当您允许此应用在限定范围内代您操作时，会显示在这里。',
    },
    expired: { title: '没有已过期的权限', text: '已结束的权限会显示在这里。' },
    revoked: { title: '没有已撤销的权限', text: '您收回的权限会显示在这里。' },
  },
  inTotal: '总共最多发送 {amount}',
  perPeriod: '每{period}最多发送 {amount}',
  units: '{amount} 个代币基本单位',
  calls: '调用合约',
  other: '权限“{type}”',
  until: '有效期至{date}',
  details: {
    sessionKey: '应用的密钥',
    allowed: '它可以',
    token: '代币',
    recipients: '接收方',
    contracts: '合约',
    methods: '方法',
    network: '网络',
    granted: '授予时间',
    starts: '开始时间',
    ends: '结束时间',
    revoked: '已撤销',
  },
  anyRecipient: '任意账户',
  revoke: '撤销',
  revoking: '请在钱包中确认',
  unconfirmed: { title: '正在撤销…', text: '在网络确认之前，该密钥仍可使用此权限。' },
  reported: {
    title: '在别处授予',
    text: '此权限不是由此浏览器授予的，其内容由此应用的服务器提供。如果您不认识它，请撤销。',
  },
  failed: { title: '未撤销', text: '此权限仍可使用。请重试。' },
}
