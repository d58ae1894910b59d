import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  every,
  fixtures,
  long,
  none,
  someConnected,
  withoutGetUrl,
} from './ConnectingMultiChainView.fixtures.js'
import { ConnectingMultiChainView } from './ConnectingMultiChainView.js'

const modal = { route: { view: 'connecting-multi-chain', walletId: 'dev.latchkit.nimbus' }, canGoBack: true }

const meta: Meta<typeof ConnectingMultiChainView> = {
  title: 'Views/ConnectingMultiChain',
  component: ConnectingMultiChainView,
  args: { onSelectNamespace: fn(), onGetWallet: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ConnectingMultiChainView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: 'Connect Nimbus' })
    await userEvent.click(view.getByRole('button', { name: 'Solana' }))
    await expect(args.onSelectNamespace).toHaveBeenCalledWith('solana')
  },
}

export const SomeConnected: Story = {
  args: { model: someConnected },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    // A connected namespace can be selected.
    await userEvent.click(await view.findByRole('button', { name: /^Ethereum & compatible.*Connected$/ }))
    await expect(args.onSelectNamespace).toHaveBeenCalledWith('eip155')
  },
}

export const Every: Story = { args: { model: every } }

export const Long: Story = { args: { model: long } }

export const None: Story = { args: { model: none } }

export const Disabled: Story = {
  args: { model: fixtures.ready, onSelectNamespace: undefined },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('button', { name: 'Solana' })).toBeDisabled()
  },
}

export const NotInstalled: Story = {
  args: { model: fixtures['not-installed'] },
  play: async ({ canvasElement }) => {
    const link = await queryModal(canvasElement).findByRole('link', { name: 'Get Nimbus' })
    await expect(link).toHaveAttribute('href', 'https://example.com/nimbus')
  },
}

export const WithoutGetUrl: Story = {
  args: { model: withoutGetUrl },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'See other wallets' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  args: { model: someConnected },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
