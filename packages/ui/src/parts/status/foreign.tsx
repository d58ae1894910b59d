import type { ReactNode } from 'react'

/** Text that is not ours, in whatever language and direction it is. */
export function foreign(text: string | undefined): ReactNode {
  return text && <bdi>{text}</bdi>
}
