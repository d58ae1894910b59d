import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, loadingOther, noMatch, otherNetwork } from './SwapTokenView.fixtures.js'
import { SwapTokenView } from './SwapTokenView.js'

const modal = { route: { view: 'swap-token', namespace: 'eip155', side: 'from' }, canGoBack: true }

const meta: Meta<typeof SwapTokenView> = {
  title: 'Views/Swap select token',
  component: SwapTokenView,
  args: { onSearch: fn(), onSelect: fn(), onNetwork: fn(), onRetry: fn(), onConnect: fn() },
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

export const OtherNetwork: Story = {
  args: { model: otherNetwork },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const picker = await view.findByRole('button', { name: 'Network: Base' })
    await userEvent.click(picker)
    await expect(view.getByRole('button', { name: 'Base' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(view.getByRole('button', { name: 'OP Mainnet' }))
    await expect(args.onNetwork).toHaveBeenCalledWith('eip155:10')
    await expect(picker).toHaveAttribute('aria-expanded', 'false')
    // Measured unfolded.
    await userEvent.click(picker)
  },
}

export const LoadingOther: Story = { args: { model: loadingOther } }

export const Failed: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  args: { model: otherNetwork },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const NoMatch: Story = { args: { model: noMatch } }
