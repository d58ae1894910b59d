import { type ReactNode, useEffect, useState } from 'react'
import { WalletIcon } from '../../parts/mark/WalletIcon.js'
import type { ImageGate } from './createImageGate.js'

/** Props of {@link TileIcon}. */
export type TileIconProps = {
  readonly name: string
  readonly icon: string | undefined
  readonly images: ImageGate
}

/** The icon of a tile. It is empty until its image may be requested. */
export function TileIcon({ name, icon, images }: TileIconProps): ReactNode {
  const [isRequested, setIsRequested] = useState(() => images.canRequest(icon))
  useEffect(() => (isRequested ? undefined : images.wait(() => setIsRequested(true))), [images, isRequested])
  return isRequested ? (
    // An image that did not load before is not requested again.
    <WalletIcon wallet={{ name, icon: images.hasFailed(icon) ? undefined : icon }} isLazy />
  ) : (
    <span className="mark" part="mark" data-shape="square" />
  )
}
