/** The pages in the header, with their titles. */
export const links = [
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
] as const

/** The name of a page in the header. */
export type PageName = (typeof links)[number][0]

/** Returns the path of a page. */
export function toHref(name: PageName): string {
  return name === 'index' ? '/' : `/${name}.html`
}
