import { Logo } from '@latchkit/ui'
import type { ReactNode } from 'react'
import { links, type PageName, toHref } from './links.js'
import { resetPlayground } from './resetPlayground.js'

/** The header of every page; `children` are placed at its end. Without `page`, no link is the current one. */
export function SiteHeader(props: { readonly page?: PageName | undefined; readonly children?: ReactNode }) {
  const { page, children } = props
  return (
    <header className="site-header">
      <a className="brand" href={toHref('index')}>
        <Logo size={24} accent="var(--accent)" />
        Latchkit
      </a>
      <nav className="site-nav" aria-label="Pages">
        {links.map(([name, title]) => (
          <a key={name} href={toHref(name)} aria-current={name === page ? 'page' : undefined}>
            {title}
          </a>
        ))}
      </nav>
      <div className="row">
        {children}
        <button type="button" className="button" onClick={() => void resetPlayground()}>
          Reset
        </button>
      </div>
    </header>
  )
}
