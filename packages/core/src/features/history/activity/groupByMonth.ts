import type { ActivityItem } from './types.js'
import type { ActivityMonth } from './view.js'

/**
 * Groups transactions, of which the newest is first, by month. In the local time of the device, in which users remember what
 * they did, and in which a UI shows the date of each.
 */
export function groupByMonth(items: readonly ActivityItem[], now: number): readonly ActivityMonth[] {
  const thisYear = new Date(now).getFullYear()
  const months = new Map<
    string,
    { readonly month: Omit<ActivityMonth, 'items'>; readonly items: ActivityItem[] }
  >()
  for (const item of items) {
    const date = new Date(item.at)
    const year = date.getFullYear()
    const id = `${year}-${String(date.getMonth() + 1).padStart(2, '0')}`
    const known = months.get(id)
    if (known) known.items.push(item)
    else {
      const at = new Date(year, date.getMonth()).getTime()
      months.set(id, { month: { id, at, isThisYear: year === thisYear }, items: [item] })
    }
  }
  return [...months.values()].map(({ month, items }) => ({ ...month, items }))
}
