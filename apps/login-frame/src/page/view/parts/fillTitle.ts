import type { Copy } from '../../copy/Copy.js'
import { fill } from '../../copy/fill.js'
import type { ApprovalModel } from '../../describe/ApprovalModel.js'

/** Returns the title of a request in words, in the plural form of its number of things. */
export function fillTitle(copy: Copy, { name, values }: ApprovalModel['title']): string {
  const text = copy.titles[name]
  if (typeof text === 'string') return fill(text, values)
  const category = new Intl.PluralRules(copy.settings.locale).select(Number(values?.count))
  return fill(text[category] ?? text.other, values)
}
