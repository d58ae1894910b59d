import { type ReactElement, useContext, useEffect, useRef } from 'react'
import { BrandContext } from './BrandContext.js'
import { CopyContext } from './CopyContext.js'

/** Who asks, and on which network: on every screen. The title gets the focus, so that the first Enter approves nothing. */
export function RequestHeader({
  title,
  origin,
  network,
  onClose,
}: {
  readonly title: string
  /** Of the app, as the browser states it. */
  readonly origin: string
  readonly network: string
  /** Ends the request. Absent: a button below does. */
  readonly onClose?: ((isTrusted: boolean) => void) | undefined
}): ReactElement {
  const copy = useContext(CopyContext)
  const brand = useContext(BrandContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="header">
      {onClose && (
        <button
          type="button"
          className="close"
          aria-label={copy.close}
          onClick={(event) => onClose(event.isTrusted)}
        >
          <svg viewBox="0 0 20 20" aria-hidden="true">
            <path d="M5.5 5.5 14.5 14.5M14.5 5.5 5.5 14.5" />
          </svg>
        </button>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="source">
        {brand?.icon ? (
          <img className="app-mark" alt="" src={brand.icon} />
        ) : (
          <span className="app-mark" aria-hidden="true">
            {brand?.name.charAt(0).toUpperCase() ?? toLetter(origin)}
          </span>
        )}
        <dl>
          <div className="source-app">
            <dt>{copy.requestedBy}</dt>
            <dd>
              {brand && (
                <span className="app-name">
                  <bdi>{brand.name}</bdi>
                </span>
              )}
              <bdi className="origin">{origin}</bdi>
            </dd>
          </div>
          <div className="source-network">
            <dt>{copy.fields.network}</dt>
            <dd>
              <bdi>{network}</bdi>
            </dd>
          </div>
        </dl>
      </div>
    </header>
  )
}

/** An icon that the app chooses could belong to another app: only the operator sets one. */
function toLetter(origin: string): string {
  return /^https?:\/\/(?:www\.)?(.)/.exec(origin)?.[1]?.toUpperCase() ?? ''
}
