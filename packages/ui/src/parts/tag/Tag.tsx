import type { ReactNode } from 'react'

/** Props of {@link Tag}. */
export type TagProps = {
  /** `accent` highlights the tag. Default: `quiet`. */
  readonly tone?: 'accent' | 'quiet' | undefined
  readonly children: ReactNode
}

/** A short label on a row. */
export function Tag({ tone = 'quiet', children }: TagProps): ReactNode {
  return (
    <span className="tag" part="tag" data-tone={tone}>
      {children}
    </span>
  )
}
