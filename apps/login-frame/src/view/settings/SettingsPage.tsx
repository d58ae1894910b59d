import { type ReactElement, type ReactNode, useEffect, useId, useRef } from 'react'

/** A step of the settings. Its heading gets the focus, so that the first Enter does nothing and screen readers start there. */
export function SettingsPage({
  title,
  children,
  footer,
}: {
  readonly title: string
  readonly children: ReactNode
  /** The buttons. */
  readonly footer: ReactNode
}): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="view">
      {/* Scrolls, so the keyboard must reach it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be focusable (WCAG 2.1.1) */}
      <section className="content" tabIndex={0} aria-labelledby={id}>
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </section>
      <footer className="footer">
        <div className="buttons">{footer}</div>
      </footer>
    </main>
  )
}
