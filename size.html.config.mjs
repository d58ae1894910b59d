const page = `
  import { wagmi } from '@latchkit/adapter-wagmi'
  import { createLatchkit } from '@latchkit/core'
  import { mainnet } from '@latchkit/core/networks'
  import { defineElements } from '@latchkit/html'
  export { createLatchkit, defineElements, mainnet, wagmi }
`

/** The modules of react and ui have these paths in the build of html. @param {RegExp} pattern */
const toCopied = ({ source }) =>
  new RegExp(
    source
      .replaceAll('packages\\/react\\/dist\\/', 'html\\/dist\\/modules\\/react\\/')
      .replaceAll('ui\\/dist\\/', 'html\\/dist\\/modules\\/ui\\/'),
  )

/**
 * The budgets of html, with Preact and the adapter, without wagmi and viem, which are not loaded before they are used.
 *
 * @param {readonly RegExp[]} afterConnectView
 * @returns {readonly import('./size.config.mjs').Budget[]}
 */
export const toHtmlBudgets = (afterConnectView) => [
  {
    name: 'html, before a click',
    reason:
      'all JavaScript of a page without React: Preact (8.5 kB), the kit, the adapter for EVM wallets, the elements and the connect button: in Vite it is one file of 30.9 kB',
    max: 33_250,
    code: page,
    count: 'start',
    isWhole: true,
    without:
      /@wagmi|\/viem\/|\/react(?:-dom)?@|html\/dist\/modules\/ui\/views\/(?!connect-button|load-failure)/,
  },
  {
    name: 'html, connect view open',
    reason: 'the same; all but the view is loaded while the page is idle',
    max: 65_050,
    code: page,
    count: 'open',
    isWhole: true,
    lazy: [
      ...afterConnectView.map(toCopied),
      /adapter-wagmi\/dist\/firstUse/,
      /viem\/_esm/,
      // Loaded with an element that needs it, or with another language.
      /html\/dist\/page\/(?:Account|Network)View/,
      /html\/dist\/modules\/(?:react\/locales\/|ui\/exports\/copy\/(?!en\.))/,
      /html\/dist\/modules\/ui\/parts\/page-button\/BuiltInNetworkIcon/,
    ],
    without: /@wagmi|\/viem\/|\/react(?:-dom)?@/,
  },
]
