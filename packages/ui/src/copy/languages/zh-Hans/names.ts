// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Simplified Chinese. */
export const names: NamesCopy = {
  choose: {
    title: '获取名称',
    text: '名称比地址更易读。他人可以向名称发送资产，应用也会显示它。',
    action: '选择名称',
  },
  unavailable: {
    title: '名称功能不可用',
    text: '此网络或此应用没有可注册的名称。',
  },
  label: '名称',
  placeholder: '您的名称',
  checks: {
    empty: '至少 4 个字母、数字或连字符。',
    'too-short': '至少 4 个字符。',
    'too-long': '最多 64 个字符。',
    characters: '只能使用 a 到 z 的字母、数字和中间的连字符。',
    checking: '正在检查名称',
    taken: '此名称已被占用。',
    available: '{name} 可用。',
    failed: '获取名称建议时出错。请重试。',
  },
  suggestions: '可用的名称',
  register: '注册名称',
  note: '您只需签署一条消息，无需任何费用。',
  declined: { title: '请求被拒绝', text: '没有注册任何名称。' },
  failed: '注册名称 {name} 时出错',
  failedText: '请稍候重试。',
  none: { title: '没有注册', text: '账户已变化，或没有正在注册的名称。' },
  signing: { title: '请在 {wallet} 中签名', text: '请签署包含您名称的消息，无需任何费用。' },
  registering: { title: '正在注册 {name}', text: '请稍候。' },
  registered: {
    title: '{name} 归您所有',
    text: '应用会为此账户显示该名称，他人也可以向它发送资产。',
    action: '开始使用',
  },
}
