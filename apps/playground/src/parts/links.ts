import { pagesOfStaticSite } from './pagesOfStaticSite.js'

const all = [
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
  ['html', 'Without React'],
  ['vue', 'Vue'],
] as const

/** The name of a page in the header. */
export type PageName = (typeof all)[number][0]

/** The pages in the header, with their titles. */
export const links: readonly (readonly [name: PageName, title: string])[] = import.meta.env.STATIC_SITE
  ? all.filter(([name]) => pagesOfStaticSite.some((page) => page === name))
  : all

/** Returns the path of a page. */
export function toHref(name: PageName): string {
  return `${import.meta.env.BASE_URL}${name === 'index' ? '' : `${name}.html`}`
}
