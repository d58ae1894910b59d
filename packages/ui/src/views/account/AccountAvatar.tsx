import { type ReactNode, useState } from 'react'
import { sanitizeImage } from '../../format/sanitizeImage.js'
import { Avatar } from '../../parts/mark/Avatar.js'

/**
 * The image of the account's name over the generated avatar, which stays if there is no image or it does not load. It is
 * decorative, because the address is shown below it.
 */
export function AccountAvatar({
  address,
  image,
}: {
  readonly address: string
  readonly image?: string | undefined
}): ReactNode {
  const [result, setResult] = useState<{ readonly source: string; readonly isLoaded: boolean }>()
  const source = sanitizeImage(image)
  const known = result?.source === source ? result : undefined
  return (
    <span className="account-avatar" aria-hidden="true">
      <Avatar address={address} size={72} />
      {source !== undefined && known?.isLoaded !== false && (
        <img
          // Must precede `src`, otherwise the image is loaded immediately.
          loading="lazy"
          src={source}
          alt=""
          draggable={false}
          decoding="async"
          referrerPolicy="no-referrer"
          data-status={known ? 'ready' : 'loading'}
          onLoad={() => setResult({ source, isLoaded: true })}
          onError={() => setResult({ source, isLoaded: false })}
        />
      )}
    </span>
  )
}
