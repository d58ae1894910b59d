import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { both, failed, onlyCode } from './ConnectingBasicView.fixtures.js'
import { ConnectingBasicView } from './ConnectingBasicView.js'

const modal = { route: { view: 'connecting-basic' }, help: true }

const meta: Meta<typeof ConnectingBasicView> = {
  title: 'Views/ConnectingBasic',
  component: ConnectingBasicView,
  args: { onSelectWallet: fn(), onAllWallets: fn(), onCopy: fn(), onRetry: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ConnectingBasicView>

export const Both: Story = {
  args: { model: both },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /Kestrel/ }))
    await expect(args.onSelectWallet).toHaveBeenCalledWith('dev.latchkit.kestrel')
    await userEvent.click(view.getByRole('button', { name: 'All wallets' }))
    await expect(args.onAllWallets).toHaveBeenCalledOnce()
  },
}

export const OnlyCode: Story = { args: { model: onlyCode } }

export const Failed: Story = {
  args: { model: failed },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    // The wallets in this browser are usable.
    await expect(view.getByRole('button', { name: /Kestrel/ })).toBeEnabled()
  },
}

export const RightToLeft: Story = {
  args: { model: both },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
