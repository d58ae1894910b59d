import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, long, noCurrent, toEvm } from './SwitchActiveChainView.fixtures.js'
import { SwitchActiveChainView } from './SwitchActiveChainView.js'

const modal = {
  route: { view: 'switch-active-chain', chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' },
  canGoBack: true,
}

const meta: Meta<typeof SwitchActiveChainView> = {
  title: 'Views/SwitchActiveChain',
  component: SwitchActiveChainView,
  args: { onConnect: fn(), onChooseWallet: fn(), onGetWallet: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof SwitchActiveChainView>

export const SameWallet: Story = {
  args: { model: fixtures['same-wallet'] },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Connect Nimbus' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Use another wallet' }))
    await expect(args.onChooseWallet).toHaveBeenCalledOnce()
  },
}

export const Choose: Story = {
  args: { model: fixtures.choose },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByText('It needs one that works with Solana. Kestrel stays connected.')
    await userEvent.click(view.getByRole('button', { name: 'Choose a wallet' }))
    await expect(args.onChooseWallet).toHaveBeenCalledOnce()
  },
}

export const None: Story = {
  args: { model: fixtures.none },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Get a wallet' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
  },
}

export const NoCurrent: Story = { args: { model: noCurrent } }

export const ToEvm: Story = { args: { model: toEvm } }

export const Long: Story = { args: { model: long } }

export const Disabled: Story = {
  args: { model: fixtures['same-wallet'], onConnect: undefined, onChooseWallet: undefined },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: 'Connect Nimbus' })).toBeDisabled()
    await expect(view.queryByRole('button', { name: 'Use another wallet' })).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { model: fixtures.choose },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const SameWalletRightToLeft: Story = {
  args: { model: fixtures['same-wallet'] },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
