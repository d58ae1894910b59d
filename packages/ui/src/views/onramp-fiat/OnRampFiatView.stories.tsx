import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, huge } from './OnRampFiatView.fixtures.js'
import { OnRampFiatView } from './OnRampFiatView.js'

const modal = { route: { view: 'onramp-fiat', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof OnRampFiatView> = {
  title: 'Views/Onramp fiat',
  component: OnRampFiatView,
  args: { onSelect: fn(), onConnect: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof OnRampFiatView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /^Euro.*€7,500/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('EUR')
  },
}

export const Huge: Story = { args: { model: huge } }
export const Disconnected: Story = { args: { model: fixtures.disconnected } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
