import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { expectFingerTarget } from '../../../.storybook/expectFingerTarget.js'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  crossing,
  exactOut,
  finding,
  fixtures,
  highImpact,
  huge,
  initial,
  insufficient,
  noQuote,
  offers,
  quoteFailed,
  unpriced,
} from './SwapView.fixtures.js'
import { SwapView } from './SwapView.js'

const modal = { route: { view: 'swap', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof SwapView> = {
  title: 'Views/Swap',
  component: SwapView,
  args: {
    onAmount: fn(),
    onMax: fn(),
    onFlip: fn(),
    onSelectToken: fn(),
    onSlippage: fn(),
    onReview: fn(),
    onRetry: fn(),
    onNetworks: fn(),
    onConnect: fn(),
  },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SwapView>

export const Disconnected: Story = { args: { model: fixtures.disconnected } }

export const Absent: Story = { args: { model: fixtures.absent } }

export const Unsupported: Story = { args: { model: fixtures.unsupported } }

export const Loading: Story = { args: { model: fixtures.loading } }

export const Failed: Story = { args: { model: fixtures.failed } }

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const flip = await view.findByRole('button', { name: 'Exchange the tokens' })
    await expectFingerTarget(flip)
    await userEvent.click(flip)
    await expect(args.onFlip).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Max' }))
    await expect(args.onMax).toHaveBeenCalledOnce()
    const amount = view.getByLabelText('You receive')
    await fireEvent.input(amount, { target: { value: '745.17' } })
    await expect(args.onAmount).toHaveBeenLastCalledWith('to', '745.17')
    await fireEvent.keyDown(amount, { key: 'Enter' })
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

export const Initial: Story = { args: { model: initial } }

export const Finding: Story = { args: { model: finding } }

export const ExactOut: Story = { args: { model: exactOut } }

export const Crossing: Story = {
  args: { model: crossing },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByLabelText('You receive on Base')).toHaveValue('745.1')
    await userEvent.click(view.getByRole('button', { name: /^1 ETH = / }))
    await expect((await view.findByText('Route')).closest('li')).toHaveTextContent('Pools, Example Bridge')
    await expect(view.getByText('Usual time').closest('li')).toHaveTextContent('About 2 minutes')
    // The account is not on the other network.
    await expect(view.getByRole('button', { name: 'Exchange the tokens' })).toBeDisabled()
  },
}

export const RightToLeftCrossing: Story = {
  args: { model: crossing },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const NoQuote: Story = { args: { model: noQuote } }

export const QuoteFailed: Story = { args: { model: quoteFailed } }

export const Insufficient: Story = { args: { model: insufficient } }

export const HighImpact: Story = {
  args: { model: highImpact },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Swap anyway' }))
    await expect(args.onReview).toHaveBeenCalledOnce()
  },
}

export const Offers: Story = {
  args: { model: offers },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const line = await view.findByRole('button', { name: /^1 ETH = 2,980 USDC · 0\.3%/ })
    await expect(view.queryByText('Minimum received')).toBeNull()
    await userEvent.click(line)
    await expect((await view.findByText('Minimum received')).closest('li')).toHaveTextContent('737.6 USDC')
    await expect(view.getByText('Pools').closest('li')).toHaveTextContent('Best price')
    await expect(view.getByText('Example Aggregator').closest('li')).toHaveTextContent('741.5 USDC')
    await userEvent.click(view.getByRole('button', { name: 'Auto' }))
    await expect(args.onSlippage).toHaveBeenCalledWith(undefined)
  },
}

export const OffersRightToLeft: Story = {
  args: { model: offers },
  play: async ({ canvasElement }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: /ETH = / }))
  },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const Unpriced: Story = { args: { model: unpriced } }

export const Huge: Story = { args: { model: huge } }
