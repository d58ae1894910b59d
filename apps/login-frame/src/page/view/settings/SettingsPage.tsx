import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'
import { DisplayHint } from '../parts/DisplayHint.js'
import { type DisplayListener, useDisplayWatch } from '../parts/useDisplayWatch.js'

/** A step of the settings. Its heading gets the focus, so that the first Enter does nothing and screen readers start there. */
export function SettingsPage({
  title,
  children,
  footer,
  listener = {},
}: {
  readonly title: string
  readonly children: ReactNode
  /** The buttons. */
  readonly footer: ReactNode
  /** Of a step with a button that counts only while all of the step is displayed. */
  readonly listener?: Partial<DisplayListener> | undefined
}): ReactElement {
  const view = useRef<HTMLElement>(null)
  const content = useRef<HTMLElement>(null)
  const displayed = useDisplayWatch(view, content, listener)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="view" ref={view}>
      {/* Scrolls, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be focusable (WCAG 2.1.1) */}
      <section className="content" tabIndex={0} aria-labelledby={id} ref={content}>
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
      <footer className="footer">
        {listener.onDisplayed && <DisplayHint status={displayed} />}
        <div className="buttons">{footer}</div>
      </footer>
    </main>
  )
}
