// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Traditional Chinese. */
export const names: NamesCopy = {
  choose: {
    title: '取得名稱',
    text: '名稱比地址更易讀。他人可以向名稱傳送資產，應用程式也會顯示它。',
    action: '選擇名稱',
  },
  unavailable: {
    title: '名稱功能不可用',
    text: '此網路或此應用程式沒有可註冊的名稱。',
  },
  label: '名稱',
  placeholder: '您的名稱',
  checks: {
    empty: '至少 4 個字母、數字或連字元。',
    'too-short': '至少 4 個字元。',
    'too-long': '最多 64 個字元。',
    characters: '只能使用 a 到 z 的字母、數字和中間的連字元。',
    checking: '正在檢查名稱',
    taken: '此名稱已有人使用。',
    available: '{name} 可用。',
    failed: '取得名稱建議時發生錯誤。請重試。',
  },
  suggestions: '可用的名稱',
  register: '註冊名稱',
  note: '您只需簽署一條訊息，無需任何費用。',
  declined: { title: '請求被拒絕', text: '沒有註冊任何名稱。' },
  failed: '註冊名稱 {name} 時發生錯誤',
  failedText: '請稍候重試。',
  none: { title: '沒有註冊', text: '帳戶已變化，或沒有正在註冊的名稱。' },
  signing: { title: '請在 {wallet} 中簽名', text: '請簽署包含您名稱的訊息，無需任何費用。' },
  registering: { title: '正在註冊 {name}', text: '請稍候。' },
  registered: {
    title: '{name} 歸您所有',
    text: '應用程式會為此帳戶顯示該名稱，他人也可以向它傳送資產。',
    action: '開始使用',
  },
}
