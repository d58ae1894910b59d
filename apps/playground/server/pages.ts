/** Every page of the playground: `<name>.html`. */
export const pages = [
  'index',
  'minimal',
  'all-chains',
  'account',
  'login',
  'sign-in',
  'remote',
  'theme',
  'compare',
  'two-kits',
  'wagmi',
  'ssr',
  'strict-csp',
  'hostile-css',
  'html',
  'vue',
] as const
