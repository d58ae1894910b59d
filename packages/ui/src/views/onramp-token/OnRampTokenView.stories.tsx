import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, huge } from './OnRampTokenView.fixtures.js'
import { OnRampTokenView } from './OnRampTokenView.js'

const modal = { route: { view: 'onramp-token', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof OnRampTokenView> = {
  title: 'Views/Onramp token',
  component: OnRampTokenView,
  args: { onSelect: fn(), onConnect: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof OnRampTokenView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^USD Coin.*Polygon/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('USDC', 'eip155:137')
    await expect(view.getByRole('button', { name: /^Ether/ })).toHaveAttribute('aria-current', 'true')
  },
}

export const Huge: Story = { args: { model: huge } }
export const Disconnected: Story = { args: { model: fixtures.disconnected } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
