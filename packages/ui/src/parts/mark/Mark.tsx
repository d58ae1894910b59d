import { type ReactNode, useState } from 'react'
import { hash } from '../../format/hash.js'
import { monogram } from '../../format/monogram.js'
import { safeImage } from '../../format/safeImage.js'

/** What {@link Mark} takes. */
export type MarkProps = {
  /** Gives the letter and the tint of the drawn mark. */
  readonly name: string
  /** Shown if it is safe and loads. */
  readonly image?: string | undefined
  readonly shape: 'square' | 'round'
  /** 28, 40 or 72 px. Default 40. */
  readonly size?: 'small' | 'large' | undefined
  /** Fetched only when it is near the screen. */
  readonly isLazy?: boolean | undefined
  /** An icon of ours that stands in place of the letter. */
  readonly drawing?: ReactNode
}

/**
 * A picture a stranger gave, or a letter or drawing of our own where there is none, it may not be loaded, or it does not
 * load. Decoration: the name stands beside it.
 */
export function Mark({ name, image, shape, size, isLazy, drawing }: MarkProps): ReactNode {
  const [broken, setBroken] = useState<string | undefined>(undefined)
  const source = safeImage(image)
  const shown = source !== undefined && source !== broken
  return (
    <span
      className="mark"
      part="mark"
      data-shape={shape}
      data-size={size}
      data-tint={shown ? undefined : hash(name) % 8}
      aria-hidden="true"
    >
      {shown ? (
        <img
          // Before `src`, or it is fetched at once.
          loading={isLazy ? 'lazy' : undefined}
          src={source}
          alt=""
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(source)}
        />
      ) : (
        (drawing ?? monogram(name))
      )}
    </span>
  )
}
