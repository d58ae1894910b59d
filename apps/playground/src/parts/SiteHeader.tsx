import { Logo } from '@latchkit/ui'
import type { ReactNode } from 'react'
import { resetPlayground } from './resetPlayground.js'

const links = [
  ['index', 'Workbench'],
  ['minimal', 'Quick start'],
  ['all-chains', 'All chains'],
  ['account', 'Account'],
  ['login', 'Log in'],
  ['sign-in', 'Sign in'],
  ['remote', 'Remote wallets'],
  ['theme', 'Theme editor'],
  ['compare', 'Comparison'],
  ['two-kits', 'Two instances'],
  ['wagmi', 'With wagmi'],
  ['ssr', 'Server rendering'],
  ['strict-csp', 'Strict CSP'],
  ['hostile-css', 'CSS isolation'],
] as const

/** The name of a page in the header. */
export type PageName = (typeof links)[number][0]

/** The header of every page; `children` are placed at its end. Without `page`, no link is the current one. */
export function SiteHeader(props: { readonly page?: PageName | undefined; readonly children?: ReactNode }) {
  const { page, children } = props
  return (
    <header className="site-header">
      <a className="brand" href="/">
        <Logo size={24} accent="var(--accent)" />
        Latchkit
      </a>
      <nav className="site-nav" aria-label="Pages">
        {links.map(([name, title]) => (
          <a
            key={name}
            href={name === 'index' ? '/' : `/${name}.html`}
            aria-current={name === page ? 'page' : undefined}
          >
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
