// Reviewed by a native speaker: no
import type { SmartSessionsCopy } from '../../SmartSessionsCopy.js'

/** The strings of the list of permissions, in Traditional Chinese. */
export const smartSessions: SmartSessionsCopy = {
  label: '權限',
  tabs: { active: '有效', expired: '已過期', revoked: '已撤銷' },
  absent: { title: '此處不可用', text: '此應用程式在 {network} 上尚無權限。' },
  empty: {
    active: {
      title: '沒有有效的權限',
      text: '當您允許此應用程式在限定範圍內代您操作時，會顯示在這裡。',
    },
    expired: { title: '沒有已過期的權限', text: '已結束的權限會顯示在這裡。' },
    revoked: { title: '沒有已撤銷的權限', text: '您收回的權限會顯示在這裡。' },
  },
  inTotal: '總共最多傳送 {amount}',
  perPeriod: '每{period}最多傳送 {amount}',
  units: '{amount} 個代幣基本單位',
  calls: '呼叫合約',
  other: '權限「{type}」',
  until: '有效期至{date}',
  details: {
    sessionKey: '應用程式的金鑰',
    allowed: '它可以',
    token: '代幣',
    recipients: '接收方',
    contracts: '合約',
    methods: '方法',
    network: '網路',
    granted: '授予時間',
    starts: '開始時間',
    ends: '結束時間',
    revoked: '已撤銷',
  },
  anyRecipient: '任意帳戶',
  revoke: '撤銷',
  revoking: '請在錢包中確認',
  unconfirmed: { title: '正在撤銷…', text: '在網路確認之前，該金鑰仍可使用此權限。' },
  reported: {
    title: '在別處授予',
    text: '此權限不是由此瀏覽器授予的，其內容由此應用程式的伺服器提供。如果您不認識它，請撤銷。',
  },
  failed: { title: '未撤銷', text: '此權限仍可使用。請重試。' },
}
