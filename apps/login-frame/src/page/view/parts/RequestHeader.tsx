import { type ReactElement, useContext, useEffect, useRef } from 'react'
import { CopyContext } from './CopyContext.js'

/** Who asks, and on which network: on every screen. The title gets the focus, so that the first Enter approves nothing. */
export function RequestHeader({
  title,
  origin,
  network,
}: {
  readonly title: string
  /** Of the app, as the browser states it. */
  readonly origin: string
  readonly network: string
}): ReactElement {
  const copy = useContext(CopyContext)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="header">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <dl className="source">
        <dt>{copy.requestedBy}</dt>
        <dd>
          <bdi className="origin">{origin}</bdi>
        </dd>
        <dt>{copy.fields.network}</dt>
        <dd>
          <bdi>{network}</bdi>
        </dd>
      </dl>
    </header>
  )
}
