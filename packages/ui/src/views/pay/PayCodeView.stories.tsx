import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { PayCodeView } from './PayCodeView.js'
import { fixtures, solana } from './PayView.fixtures.js'

const modal = { route: { view: 'pay-code' }, canGoBack: true }

const meta: Meta<typeof PayCodeView> = {
  title: 'Views/Pay code',
  component: PayCodeView,
  args: { onCopy: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof PayCodeView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('img', { name: 'QR code to pay 12.5 USDC on Base' })).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Copy link' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
}

export const None: Story = { args: { model: fixtures.none } }
export const Solana: Story = { args: { model: solana } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
