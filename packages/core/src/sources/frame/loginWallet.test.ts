import { expect, test } from 'vitest'
import { connect } from '../../exports/actions.js'
import type { Metadata } from '../../exports/index.js'
import { mainnet } from '../../exports/networks.js'
import { createTestKit, fakeAdapter } from '../../exports/testing.js'
import { shownWallet } from '../../features/wallet/wallets/rules.js'
import type { LoginWallet } from '../../ports/Frame.js'
import { fakeFrame } from './fakeFrame.fixtures.js'

const harborIcon = 'https://harbor.example/icon.png'
const vaultIcon = 'data:image/png;base64,AAAA'
const harbor: Metadata = {
  name: 'Harbor',
  description: '',
  url: 'https://harbor.example',
  icons: [harborIcon],
}

test.each<[string, Metadata | undefined, LoginWallet | undefined, { name: string; icon?: string }]>([
  ['the app', harbor, undefined, { name: 'Harbor wallet', icon: harborIcon }],
  ['the app, which has no icon', { ...harbor, icons: [] }, undefined, { name: 'Harbor wallet' }],
  ['the option', harbor, { name: 'Vault' }, { name: 'Vault', icon: harborIcon }],
  ['the option, with an icon', harbor, { icon: vaultIcon }, { name: 'Harbor wallet', icon: vaultIcon }],
  ['no app', undefined, undefined, { name: 'Your wallet' }],
])(
  'behavior: the wallet of the login has the name and the icon of %s',
  async (_, metadata, wallet, shown) => {
    const { kit } = createTestKit({
      networks: [mainnet],
      // An adapter of a namespace that the kit does not use: `createTestKit` requires one.
      adapters: [fakeAdapter({ namespace: 'cosmos' })],
      login: fakeFrame().loginAs(wallet),
      ...(metadata && { metadata }),
    })
    kit.mount()
    await connect(kit, { connectorId: 'auth', namespace: 'eip155' })
    const { wallets } = kit.getState()
    expect(wallets.connectors.eip155).toEqual([{ id: 'auth', namespace: 'eip155', type: 'auth', ...shown }])
    expect(shownWallet(wallets, kit.config, { connectorId: 'auth' })).toEqual({ icon: undefined, ...shown })
  },
)
