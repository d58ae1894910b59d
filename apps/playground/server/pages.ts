/** Every page of the playground: `<name>.html`. */
export const pages = ['index', 'minimal', 'two-kits', 'wagmi', 'ssr', 'strict-csp', 'hostile-css'] as const

/** The name of a page. */
export type PageName = (typeof pages)[number]
