import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { WhatIsAWalletView } from './WhatIsAWalletView.js'

const modal = { route: { view: 'what-is-a-wallet' }, canGoBack: true }

const meta: Meta<typeof WhatIsAWalletView> = {
  title: 'Views/WhatIsAWallet',
  component: WhatIsAWalletView,
  args: { onGetWallet: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof WhatIsAWalletView>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Get a wallet' }))
    await expect(args.onGetWallet).toHaveBeenCalledOnce()
  },
}

export const WithoutGetWallet: Story = { args: { onGetWallet: undefined } }

export const RightToLeft: Story = { parameters: { modal: { ...modal, locale: 'ar' } } }
