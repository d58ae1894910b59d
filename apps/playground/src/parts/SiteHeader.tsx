import { Logo } from '@latchkit/ui'
import type { ReactNode } from 'react'

const links = [
  ['index', 'Workbench'],
  ['minimal', 'Quick start'],
  ['all-chains', 'Every chain'],
  ['remote', 'Remote wallets'],
  ['two-kits', 'Two kits'],
  ['wagmi', 'Beside wagmi'],
  ['ssr', 'Server-rendered'],
  ['strict-csp', 'Strict policy'],
  ['hostile-css', 'Hostile page'],
] as const

/** The name of a page in the header. */
export type PageName = (typeof links)[number][0]

/** The bar on top of every page; `children` stand at its end. */
export function SiteHeader({ page, children }: { readonly page: PageName; readonly children?: ReactNode }) {
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
      <div className="row">{children}</div>
    </header>
  )
}
