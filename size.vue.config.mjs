/**
 * The budgets of the package for Vue, as in `size.config.mjs`.
 *
 * @type {typeof import('./size.adapters.config.mjs').adapters}
 */
export const vueBudgets = [
  {
    name: 'vue, before a click',
    reason:
      'loads before the first render of a Vue app: the kit, the plugin, and the composables that most apps call',
    max: 14_000,
    code: `
      export { createLatchkit, latchkit, useLatchkit, useLatchkitAccount, useLatchkitModalState, useLatchkitState } from '@latchkit/vue'
      export { mainnet } from '@latchkit/vue/networks'
    `,
    count: 'start',
    without: /packages\/(?:react|ui)\/|node_modules\/react/,
  },
  {
    name: 'vue with elements, before a click',
    reason:
      'loads before the first render of a Vue app with the buttons: the same, the elements with Preact (8.5 kB) and the connect button; not the modal',
    max: 31_000,
    code: `
      export { createLatchkit, latchkit, useLatchkit, useLatchkitAccount, useLatchkitModalState, useLatchkitState } from '@latchkit/vue'
      export { latchkitElements } from '@latchkit/vue/elements'
      export { mainnet } from '@latchkit/vue/networks'
    `,
    count: 'start',
    without:
      /packages\/(?:react|ui)\/|node_modules\/react|@wagmi|\/viem\/|html\/dist\/modules\/ui\/views\/(?!connect-button|load-failure)/,
  },
]
