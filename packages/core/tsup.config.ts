import { defineConfig } from 'tsup'
// @boundaries-ignore the options all packages share stand once, at the root
import { library } from '../../tsup.base.js'
// @boundaries-ignore the same
import { gather } from '../../tsup.gather.js'

/** What an app may load with the page, besides actions and sign-in. */
const withPage = [
  'exports/errors.js',
  'exports/index.js',
  'exports/login.js',
  'exports/networks.js',
  'exports/ports.js',
  'exports/walletconnect.js',
]

export default defineConfig(
  library({
    afterModules: () =>
      gather('dist', [
        {
          // Loaded with every page, and needed by almost every module.
          name: 'foundation',
          entries: [
            'chains/session/isSameSession.js',
            'features/wallet/connection/getActiveNamespace.js',
            'features/wallet/connection/rules.js',
            'foundation/encoding/hex.js',
            'foundation/errors/config.js',
            'foundation/errors/network.js',
            'foundation/errors/unexpected.js',
            'foundation/errors/wallet.js',
            'foundation/schema/caip.js',
            'foundation/schema/namespacesOf.js',
            'foundation/schema/socialProvider.js',
            'foundation/schema/url.js',
          ],
        },
        {
          // The machines, and what the modal and its first view need. They load while the page is idle.
          name: 'opening',
          entries: ['kit/machines.js', 'exports/views/connect.js'],
          without: [...withPage, 'exports/actions.js', 'exports/siwx.js'],
          importers: ['kit/loadMachines.js'],
        },
        {
          // The engine of the lists of an account, which loads with the first of them.
          name: 'lists',
          entries: [
            'features/assets/list/createListFeature.js',
            'features/assets/list/followList.js',
            'features/assets/list/keyed.js',
            'features/assets/list/pages.js',
            'features/assets/list/sendRequest.js',
          ],
          without: [...withPage, 'exports/actions.js', 'exports/views/activity.js'],
        },
        {
          // Loaded with the first name or recipient.
          name: 'solanaAddress',
          entries: ['chains/solana/solanaAddress.js'],
        },
        {
          // What the adapters of EVM networks need to connect. Later views share parts of it: as modules of their own, they were five
          // files that load while the modal opens.
          name: 'evm',
          entries: [
            'chains/evm/askWallet.js',
            'chains/evm/getReceipt.js',
            'features/wallet/request/isTransaction.js',
            'foundation/errors/parameters.js',
          ],
          without: withPage,
        },
      ]),
  }),
)
