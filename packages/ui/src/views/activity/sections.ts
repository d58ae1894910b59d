import type { ActivityItem, ActivityModel } from '@latchkit/core'

/** Transactions below a heading. */
export type ActivitySection = {
  readonly id: string
  /** Absent for the pending ones. */
  readonly month?: { readonly at: number; readonly isThisYear: boolean } | undefined
  readonly items: readonly ActivityItem[]
}

/** Returns the sections of a list: the pending transactions, and the months. */
export function toSections({
  pending,
  months,
}: Pick<Extract<ActivityModel, { status: 'ready' }>, 'pending' | 'months'>): readonly ActivitySection[] {
  const sections = months.map(({ id, at, isThisYear, items }) => ({ id, month: { at, isThisYear }, items }))
  return pending.length > 0 ? [{ id: 'pending', items: pending }, ...sections] : sections
}

/** Returns the sections of the first `count` transactions. */
export function takeRows(sections: readonly ActivitySection[], count: number): readonly ActivitySection[] {
  const taken: ActivitySection[] = []
  let missing = count
  for (const section of sections) {
    if (missing <= 0) break
    taken.push({ ...section, items: section.items.slice(0, missing) })
    missing -= section.items.length
  }
  return taken
}

/** Height of a row at the default text size in px, as in the styles. */
const rowHeight = 52
/** Height of a heading, likewise. */
const headingHeight = 32
const maxHeight = headingHeight + 4 * rowHeight

/** Returns how many transactions fit in the place of the list together with their headings, and a row that shows the others. */
export function countPreview(sections: readonly ActivitySection[], hasMore: boolean): number {
  const total = sections.reduce((sum, { items }) => sum + items.length, 0)
  const available = (withToggle: boolean): number => {
    let height = withToggle ? rowHeight : 0
    let count = 0
    for (const { items } of sections) {
      height += headingHeight
      for (const _ of items) {
        height += rowHeight
        if (height > maxHeight) return count
        count += 1
      }
    }
    return count
  }
  return !hasMore && available(false) === total ? total : available(true)
}
