import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { usdc } from '../transfer.fixtures.js'
import { empty, fixtures, huge } from './SendTokenView.fixtures.js'
import { SendTokenView } from './SendTokenView.js'

const modal = { route: { view: 'send-token', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof SendTokenView> = {
  title: 'Views/Send token',
  component: SendTokenView,
  args: { onSelect: fn(), onConnect: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SendTokenView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^USD Coin/ }))
    await expect(args.onSelect).toHaveBeenCalledWith(usdc.id)
  },
}

export const Empty: Story = { args: { model: empty } }
export const Huge: Story = { args: { model: huge } }
export const Disconnected: Story = { args: { model: fixtures.disconnected } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
