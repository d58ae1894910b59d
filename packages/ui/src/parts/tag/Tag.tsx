import type { ReactNode } from 'react'

/** What {@link Tag} takes. */
export type TagProps = {
  /** `accent` for what is ready to use. Default `quiet`. */
  readonly tone?: 'accent' | 'quiet' | undefined
  readonly children: ReactNode
}

/** A word or two about a row. */
export function Tag({ tone = 'quiet', children }: TagProps): ReactNode {
  return (
    <span className="tag" part="tag" data-tone={tone}>
      {children}
    </span>
  )
}
