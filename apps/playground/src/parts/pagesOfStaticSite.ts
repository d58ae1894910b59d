/** The pages that need a server of files only: their chains and wallets can be in the page. */
export const pagesOfStaticSite = ['index', 'theme', 'compare', 'two-kits', 'wagmi', 'hostile-css'] as const
