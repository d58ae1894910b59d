import { type ReactNode, useState } from 'react'
import { getMonogram } from '../../format/getMonogram.js'
import { hash } from '../../format/hash.js'
import { sanitizeImage } from '../../format/sanitizeImage.js'
import { type Shape, toShapes } from '../../format/toShapes.js'
import { Shapes } from './Shapes.js'

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
  /** An icon that fills the mark where there is no image, or it does not load. */
  readonly shapes?: readonly Shape[] | undefined
}

/**
 * A picture a stranger gave, or a letter or drawing of our own where there is none, it may not be loaded, or it does not
 * load. Decoration: the name stands beside it.
 */
export function Mark({ name, image, shape, size, isLazy, drawing, shapes: builtIn }: MarkProps): ReactNode {
  const [failedSource, setFailedSource] = useState<string | undefined>(undefined)
  const source = sanitizeImage(image)
  const isImageShown = source !== undefined && source !== failedSource
  const shapes = source === undefined ? builtIn : (toShapes(source) ?? (isImageShown ? undefined : builtIn))
  return (
    <span
      className="mark"
      part="mark"
      data-shape={shape}
      data-size={size}
      data-tint={isImageShown || shapes ? undefined : hash(name) % 8}
      aria-hidden="true"
    >
      {shapes ? (
        <Shapes shapes={shapes} />
      ) : isImageShown ? (
        <img
          // Before `src`, or it is fetched at once.
          loading={isLazy ? 'lazy' : undefined}
          src={source}
          alt=""
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedSource(source)}
        />
      ) : (
        (drawing ?? getMonogram(name))
      )}
    </span>
  )
}
