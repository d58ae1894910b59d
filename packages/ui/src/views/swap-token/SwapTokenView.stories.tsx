import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, noMatch } from './SwapTokenView.fixtures.js'
import { SwapTokenView } from './SwapTokenView.js'

const modal = { route: { view: 'swap-token', namespace: 'eip155', side: 'from' }, canGoBack: true }

const meta: Meta<typeof SwapTokenView> = {
  title: 'Views/Swap select token',
  component: SwapTokenView,
  args: { onSearch: fn(), onSelect: fn(), onConnect: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SwapTokenView>

export const Disconnected: Story = { args: { model: fixtures.disconnected } }

export const Loading: Story = { args: { model: fixtures.loading } }

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: /USD Coin/ }))
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}

export const NoMatch: Story = { args: { model: noMatch } }
