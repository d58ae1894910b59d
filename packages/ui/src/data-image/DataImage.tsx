import { type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { drawRaster } from './drawRaster.js'
import { readDataImage } from './readDataImage.js'
import { toReactElement } from './toReactElement.js'

/** Props of {@link DataImage}. */
export type DataImageProps = {
  /** A `data:` URL, which is untrusted input. */
  readonly source: string
  /** Called with the source if it cannot be drawn. */
  readonly onError: (source: string) => void
}

/** Shows the image of a `data:` URL without an `<img>`, which would need `data:` in the `img-src` of a Content-Security-Policy. */
export function DataImage({ source, onError }: DataImageProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const prefix = useId().replace(/\W/g, '-')
  const content = useMemo(() => readDataImage(source, prefix), [source, prefix])
  useLayoutEffect(() => {
    let isCurrent = true
    const fail = () => isCurrent && onError(source)
    if (!content) fail()
    else if (content instanceof Uint8Array && canvas.current) drawRaster(content, canvas.current).catch(fail)
    return () => {
      isCurrent = false
    }
  }, [content, source, onError])
  return (
    // Tells images apart that two views show. A hash would be a module that other files share.
    <span data-image={source.length + source.slice(-40)}>
      {content instanceof Uint8Array ? (
        <canvas key={source} ref={canvas} />
      ) : (
        content && toReactElement(content)
      )}
    </span>
  )
}
