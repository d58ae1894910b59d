import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, hostileOffer } from './GetWalletView.fixtures.js'
import { GetWalletView } from './GetWalletView.js'

const modal = { route: { view: 'get-wallet' }, canGoBack: true }

const meta: Meta<typeof GetWalletView> = {
  title: 'Views/GetWallet',
  component: GetWalletView,
  args: { onSelectWallet: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof GetWalletView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const row = await queryModal(canvasElement).findByRole('button', { name: /^Kestrel/ })
    await expect(row).toHaveTextContent('Chrome · iPhone · Android')
    await userEvent.click(row)
    await expect(args.onSelectWallet).toHaveBeenCalledWith('dev.latchkit.kestrel')
  },
}

export const Empty: Story = { args: { model: fixtures.empty } }

export const HostileOffer: Story = {
  args: { model: hostileOffer },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText(/^<img src=x/)
    await expect(view.queryByRole('link')).toBeNull()
  },
}

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
