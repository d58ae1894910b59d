import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { drawDataImage } from './drawDataImage.js'

/** Props of {@link DataImage}. */
export type DataImageProps = {
  /** A `data:` URL, which is untrusted input. */
  readonly source: string
  /** Called with the source if it cannot be drawn. */
  readonly onError: (source: string) => void
}

/** Shows the image of a `data:` URL without an `<img>`, which would need `data:` in the `img-src` of a Content-Security-Policy. */
export function DataImage({ source, onError }: DataImageProps): ReactNode {
  const host = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    let isCurrent = true
    drawDataImage(source).then(
      (image) => isCurrent && host.current?.replaceChildren(image),
      () => isCurrent && onError(source),
    )
    return () => {
      isCurrent = false
    }
  }, [source, onError])
  // Tells images apart that two views show. A hash would be a module that other files share.
  return <span ref={host} data-image={source.length + source.slice(-40)} />
}
