import { type ReactNode, useState } from 'react'
import { sanitizeImage } from '../../format/sanitizeImage.js'
import { ImageIcon } from '../../icons/ImageIcon.js'

/** Props of {@link NftImage}. */
export type NftImageProps = {
  /** Untrusted input: only a web URL, or a data URL of an image, is loaded. */
  readonly source?: string | undefined
  /** Whether it is loaded only near the viewport. */
  readonly isLazy?: boolean | undefined
  /** Shown over a corner. */
  readonly children?: ReactNode
}

/** The square image of an NFT. It is decorative, because the name is shown beside it. A placeholder is below it: shown while it loads, if there is none, and if it does not load. */
export function NftImage({ source, isLazy, children }: NftImageProps): ReactNode {
  const [failed, setFailed] = useState<string | undefined>(undefined)
  const url = sanitizeImage(source)
  const isAbsent = url === undefined || url === failed
  return (
    <span className="nft-image" part="nft-image">
      <ImageIcon size={24} />
      {!isAbsent && (
        <img
          // Must precede `src`, otherwise the image is loaded immediately.
          loading={isLazy ? 'lazy' : undefined}
          src={url}
          alt=""
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(url)}
        />
      )}
      {children}
    </span>
  )
}
