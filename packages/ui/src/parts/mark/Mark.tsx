import { lazy, type ReactNode, Suspense, useState } from 'react'
import { getMonogram } from '../../format/getMonogram.js'
import { hash } from '../../format/hash.js'
import { sanitizeImage } from '../../format/sanitizeImage.js'
import { type Shape, Shapes } from './Shapes.js'

// If the chunk fails to load, nothing is shown beside the name.
const DataImage = lazy(() =>
  import('../../data-image/DataImage.js').then(
    (chunk) => ({ default: chunk.DataImage }),
    () => ({ default: () => null }),
  ),
)

/** Props of {@link Mark}. */
export type MarkProps = {
  /** Determines the letter and the tint of a mark without an image. */
  readonly name: string
  /** Shown if it is safe and loads. */
  readonly image?: string | undefined
  readonly shape: 'square' | 'round'
  /** 28, 40 or 72 px. Default: 40. */
  readonly size?: 'small' | 'large' | undefined
  /** Whether the image is loaded only near the viewport. */
  readonly isLazy?: boolean | undefined
  /** Replaces the letter. */
  readonly drawing?: ReactNode
  /** A built-in icon that is shown if there is no image or it does not load. */
  readonly shapes?: readonly Shape[] | undefined
}

/**
 * The icon of a wallet, network or namespace. The image is untrusted input: if it is absent, unsafe or does not load, a drawing
 * or a letter is shown. It is decorative, because the name is shown beside it.
 */
export function Mark({ name, image, shape, size, isLazy, drawing, shapes }: MarkProps): ReactNode {
  const [failedSource, setFailedSource] = useState<string | undefined>(undefined)
  const source = sanitizeImage(image)
  const isImageShown = source !== undefined && source !== failedSource
  return (
    <span
      className="mark"
      part="mark"
      data-shape={shape}
      data-size={size}
      data-tint={isImageShown || shapes ? undefined : hash(name) % 8}
      aria-hidden="true"
    >
      {isImageShown ? (
        /^data:/i.test(source) ? (
          <Suspense>
            <DataImage source={source} onError={setFailedSource} />
          </Suspense>
        ) : (
          <img
            // Must precede `src`, otherwise the image is loaded immediately.
            loading={isLazy ? 'lazy' : undefined}
            src={source}
            alt=""
            draggable={false}
            // A large mark moves here from its row: it must be there in the first frame.
            decoding={size === 'large' ? 'sync' : 'async'}
            referrerPolicy="no-referrer"
            onError={() => setFailedSource(source)}
          />
        )
      ) : shapes ? (
        <Shapes shapes={shapes} />
      ) : (
        (drawing ?? getMonogram(name))
      )}
    </span>
  )
}
