import type { Plugin } from 'vite'

/** Adds chains and test wallets to the pages of a build, which then runs from any host without a devnet. */
export function staticSite(): Plugin {
  return {
    name: 'playground:static-site',
    apply: 'build',
    transformIndexHtml: {
      // Before bundling: the script is the first module of each page, and answers the requests of the others.
      order: 'pre',
      handler: () => [
        {
          tag: 'script',
          attrs: { type: 'module', src: '/src/fake-chains/main.ts' },
          injectTo: 'head-prepend',
        },
      ],
    },
  }
}
