import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures as activity } from '../activity/ActivityPanel.fixtures.js'
import { ActivityPanel } from '../activity/ActivityPanel.js'
import { fixtures as nfts } from '../nfts/NftsPanel.fixtures.js'
import { NftsPanel } from '../nfts/NftsPanel.js'
import { fixtures as tokens } from '../tokens/TokensPanel.fixtures.js'
import { TokensPanel } from '../tokens/TokensPanel.js'
import { AccountTabs } from './AccountTabs.js'
import * as accountType from './AccountTypeSwitch.fixtures.js'
import {
  balanceLoading,
  balanceUnavailable,
  bitcoin,
  brokenAvatar,
  dust,
  fixtures,
  huge,
  labelled,
  many,
  named,
  pendingSignature,
  pendingTransaction,
  solana,
  unsupported,
  withAvatar,
  zero,
} from './AccountView.fixtures.js'
import { AccountView } from './AccountView.js'
import { actions, loginActions } from './accountActions.fixtures.js'
import * as others from './OtherAccounts.fixtures.js'

const modal = { route: { view: 'account', namespace: 'eip155' } }

const meta: Meta<typeof AccountView> = {
  title: 'Views/Account',
  component: AccountView,
  args: {
    actions,
    onAction: fn(),
    onCopyAddress: fn(),
  },
  // Its amounts are BigInts, which the Controls panel cannot serialize.
  argTypes: {
    model: { control: false },
    others: { control: false },
    panel: { control: false },
    total: { control: false },
  },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof AccountView>

export const Connected: Story = {
  args: { model: fixtures.connected },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    // Truncated: 1.2849… is not 1.285.
    await expect(await view.findByText(/^1\.284/)).toHaveTextContent('1.284 ETH')
    await userEvent.click(view.getByRole('button', { name: 'Ethereum' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('networks', undefined)
    await userEvent.click(view.getByRole('button', { name: 'Receive' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('receive', undefined)
    await userEvent.click(view.getByRole('button', { name: 'Use another wallet' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('switch-wallet', undefined)
    await expect(view.getByRole('link', { name: 'View on explorer' })).toHaveAttribute(
      'href',
      'https://etherscan.io/address/0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    )
    await userEvent.click(view.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('disconnect', undefined)
  },
}

export const LoggedIn: Story = {
  args: { model: fixtures.connected, login: { email: 'alice@example.com' }, actions: loginActions },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Email alice@example.com' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('update-email', undefined)
    await userEvent.click(view.getByRole('button', { name: 'Wallet settings' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('login-settings', undefined)
  },
}

export const SmartAccount: Story = {
  args: {
    ...{ model: fixtures.connected, login: { email: 'alice@example.com' }, actions: loginActions },
    ...{ accountType: accountType.notDeployed, onAccountType: fn() },
  },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('switch', { name: 'Smart account' }))
    await expect(args.onAccountType).toHaveBeenCalledWith('eoa')
  },
}

export const SocialUser: Story = {
  args: {
    model: fixtures.connected,
    login: { social: { provider: 'github', userName: 'alice' } },
    actions: loginActions,
  },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('GitHub')).toBeVisible()
    await expect(view.getByText('alice')).toBeVisible()
    // It identifies the user, and there is nothing to change.
    await expect(view.queryByRole('button', { name: /GitHub/ })).toBeNull()
  },
}

/** What an account with lists has. */
const full = {
  model: fixtures.connected,
  actions: [...actions, 'buy', 'send', 'swap', 'settings'],
  total: { status: 'ready', value: 42_040_526_06n },
  valueDecimals: 2,
  panel: (
    <AccountTabs selected="tokens" onSelect={fn()}>
      <TokensPanel model={tokens.ready} onSelect={fn()} />
    </AccountTabs>
  ),
} as const

export const Tokens: Story = {
  args: full,
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('$42,040,526.06')).toBeVisible()
    await expect(view.getByText(/^1\.284/)).toHaveTextContent('1.284 ETH')
    const shortcuts = ['Buy', 'Send', 'Swap', 'Receive'].map((name) => view.getByRole('button', { name }))
    const boxes = shortcuts.map((shortcut) => shortcut.getBoundingClientRect())
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
    await expect(view.queryByRole('button', { name: 'Disconnect' })).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Settings Kestrel' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('settings', undefined)
  },
}

export const TokensNamed: Story = { args: { ...full, model: withAvatar } }

export const ThreeShortcuts: Story = {
  args: { ...full, actions: full.actions.filter((action) => action !== 'buy') },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('button', { name: 'Send' })
    const boxes = ['Send', 'Swap', 'Receive'].map((name) =>
      view.getByRole('button', { name }).getBoundingClientRect(),
    )
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    await expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
    await expect(boxes[0]?.width).toBeGreaterThan(90)
  },
}

export const TotalLoading: Story = { args: { ...full, total: { status: 'loading' } } }

export const WithoutPrices: Story = {
  args: { ...full, total: { status: 'absent' } },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText(/^1\.284/)).toHaveTextContent('1.284 ETH')
    await expect(view.queryByText('$0.00')).toBeNull()
  },
}

/** The data API knows no token of the account, which has a balance: its price is not known. */
export const ZeroTotal: Story = {
  args: { ...full, total: { status: 'ready', value: 0n } },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText(/^1\.284/)
    await expect(view.queryByText('$0.00')).toBeNull()
  },
}

export const TokensRightToLeft: Story = {
  args: { ...full, model: withAvatar },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const Settings: Story = {
  args: { ...full, model: many, actions: [...full.actions, 'accounts'], isSettings: true },
  parameters: { modal: { ...modal, canGoBack: true } },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'Settings' })).toBeVisible()
    await expect(view.queryByRole('tab')).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Disconnect' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('disconnect', undefined)
  },
}

export const SettingsRightToLeft: Story = {
  args: { ...full, model: many, isSettings: true },
  parameters: { modal: { ...modal, canGoBack: true, locale: 'ar' } },
}

export const WithActivity: Story = {
  args: {
    model: fixtures.connected,
    panel: (
      <AccountTabs selected="activity" onSelect={fn()}>
        <ActivityPanel model={activity.ready} />
      </AccountTabs>
    ),
  },
}

export const WithNfts: Story = {
  args: {
    model: fixtures.connected,
    panel: (
      <AccountTabs selected="nfts" onSelect={fn()}>
        <NftsPanel model={nfts.ready} onSelect={fn()} />
      </AccountTabs>
    ),
  },
}

export const TokensWithoutData: Story = {
  args: { model: pendingSignature, panel: <TokensPanel model={tokens.failed} /> },
}

export const PendingRequest: Story = {
  args: { model: pendingSignature },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^Stop waiting/ }))
    await expect(args.onAction).toHaveBeenLastCalledWith('cancel-request', undefined)
  },
}

export const PendingTransaction: Story = { args: { model: pendingTransaction } }

export const Copied: Story = {
  args: { model: fixtures.connected },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^Copy address 0x/ }))
    await expect(args.onCopyAddress).toHaveBeenCalledOnce()
    await waitFor(() => expect(view.getByText('Copied')).toBeInTheDocument())
  },
}

export const CopyFailed: Story = {
  args: { model: fixtures.connected, onCopyAddress: fn(() => Promise.reject(new Error('no clipboard'))) },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^Copy address 0x/ }))
    await expect(args.onCopyAddress).toHaveBeenCalledOnce()
    await expect(view.queryByText('Copied')).toBeNull()
  },
}

export const Named: Story = { args: { model: named } }

export const NamedWithImage: Story = {
  args: { model: withAvatar },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('button', { name: /^Copy address 0x/ })
    const image = () => view.getByText('vitalik.eth').closest('.account-head')?.querySelector('img')
    await waitFor(() => expect(image()).toHaveAttribute('data-status', 'ready'))
  },
}

export const ImageFails: Story = {
  args: { model: brokenAvatar },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const head = (await view.findByText('vitalik.eth')).closest('.account-head')
    await waitFor(() => expect(head?.querySelector('.account-avatar img')).toBeNull())
    await expect(head?.querySelector('.account-avatar svg')).toBeInTheDocument()
  },
}

export const NamedRightToLeft: Story = {
  args: { model: withAvatar },
  parameters: { modal: { locale: 'ar' } },
}

export const BalanceLoading: Story = { args: { model: balanceLoading } }

export const BalanceUnavailable: Story = { args: { model: balanceUnavailable } }

export const Zero: Story = { args: { model: zero } }

export const Dust: Story = { args: { model: dust } }

export const UnsupportedNetwork: Story = { args: { model: unsupported } }

export const Labelled: Story = { args: { model: labelled } }

export const ManyAccounts: Story = {
  args: { model: many, actions: [...actions, 'accounts'] },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^Accounts/ }))
    await expect(args.onAction).toHaveBeenLastCalledWith('accounts', undefined)
    await userEvent.click(view.getByRole('button', { name: 'Profile' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('profile', undefined)
  },
}

export const Solana: Story = { args: { model: solana } }

export const Bitcoin: Story = { args: { model: bitcoin, actions: [...actions, 'accounts'] } }

export const OthersConnected: Story = {
  args: { model: fixtures.connected, others: others.some, actions: [...actions, 'disconnect-all'] },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^Solana 7EcD…FLtV\s· Sundial/ }))
    await expect(args.onAction).toHaveBeenLastCalledWith('other-account', 'solana')
    await userEvent.click(view.getByRole('button', { name: 'Connect Bitcoin' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('connect', 'bip122')
    await userEvent.click(view.getByRole('button', { name: 'Disconnect all' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('disconnect-all', undefined)
    await expect(args.onAction).not.toHaveBeenCalledWith('disconnect', undefined)
  },
}

export const OthersToConnect: Story = {
  args: { model: fixtures.connected, others: others.onlyConnectable },
  play: async ({ canvasElement }) => {
    // One connected namespace needs only "Disconnect".
    const view = queryModal(canvasElement)
    await view.findByRole('button', { name: 'Connect Solana' })
    await expect(view.queryByRole('button', { name: 'Disconnect all' })).toBeNull()
  },
}

export const OthersUnsupported: Story = {
  args: { model: fixtures.connected, others: others.unsupported, actions: [...actions, 'disconnect-all'] },
}

export const OthersEverywhere: Story = {
  args: { model: many, others: others.all, actions: [...actions, 'accounts', 'disconnect-all'] },
}

export const OthersDisconnecting: Story = {
  args: { model: fixtures.disconnecting, others: others.some, actions: [...actions, 'disconnect-all'] },
  play: async ({ canvasElement }) => {
    await expect(
      await queryModal(canvasElement).findByRole('button', { name: 'Disconnect all' }),
    ).toBeDisabled()
  },
}

export const OthersWhileDisconnected: Story = {
  args: { model: fixtures.disconnected, others: others.some },
}

export const OthersLong: Story = {
  args: { model: huge, others: others.long, actions: [...actions, 'disconnect-all'] },
}

export const Huge: Story = { args: { model: huge } }

export const Disconnecting: Story = {
  args: { model: fixtures.disconnecting },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: 'Disconnecting' })).toBeDisabled()
  },
}

export const Disconnected: Story = {
  args: { model: fixtures.disconnected },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Connect a wallet' }))
    await expect(args.onAction).toHaveBeenLastCalledWith('connect', undefined)
  },
}

export const RightToLeft: Story = {
  args: { model: many, actions: [...actions, 'accounts'] },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const OthersRightToLeft: Story = {
  args: { model: fixtures.connected, others: others.unsupported, actions: [...actions, 'disconnect-all'] },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
