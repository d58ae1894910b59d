import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  aboveMax,
  belowMin,
  estimates,
  failed,
  fixtures,
  huge,
  incorrect,
  initial,
  oneUnavailable,
  quoting,
  starting,
} from './OnRampView.fixtures.js'
import { OnRampView } from './OnRampView.js'

const modal = { route: { view: 'onramp', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof OnRampView> = {
  title: 'Views/Onramp',
  component: OnRampView,
  args: {
    ...{ onAmount: fn(), onSelectToken: fn(), onSelectPayment: fn(), onBuy: fn(), onPurchases: fn() },
    onRefresh: fn(),
    ...{ onRetry: fn(), onNetworks: fn(), onConnect: fn() },
  },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof OnRampView>

export const Initial: Story = {
  args: { model: initial },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const amount = await view.findByLabelText('You pay')
    await expect(amount).toHaveAccessibleDescription('From $10.00 to $7,500.00')
    await fireEvent.input(amount, { target: { value: '١٠٠' } })
    await expect(args.onAmount).toHaveBeenLastCalledWith('100')
    await userEvent.click(view.getByRole('button', { name: 'Currency: USD' }))
    await expect(args.onSelectPayment).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: /^ETH/ }))
    await expect(args.onSelectToken).toHaveBeenCalledOnce()
  },
}

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const best = await view.findByRole('button', { name: /^Harbor Pay/ })
    await expect(best).toHaveAccessibleName(/0.03283 ETH Fees \$1.50, of which network \$0.50.*Best price/)
    await userEvent.click(best)
    await expect(args.onBuy).toHaveBeenCalledWith('harbor')
    const amounts = within(view.getByRole('group', { name: 'Suggested amounts' })).getAllByRole('button')
    await expect(amounts.map(({ textContent }) => textContent)).toEqual(['$50', '$100', '$250'])
    await expect(view.getByRole('button', { pressed: true })).toHaveTextContent('$100')
    await userEvent.click(view.getByRole('button', { name: '$250' }))
    await expect(args.onAmount).toHaveBeenLastCalledWith('250')
    await userEvent.click(view.getByRole('button', { name: 'Update prices now' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const Quoting: Story = {
  args: { model: quoting },
  play: async ({ canvasElement }) => {
    const row = await queryModal(canvasElement).findByRole('button', { name: /^Harbor Pay/ })
    await expect(row).toBeDisabled()
  },
}

export const BelowMin: Story = {
  args: { model: belowMin },
  play: async ({ canvasElement }) => {
    const amount = await queryModal(canvasElement).findByLabelText('You pay')
    await expect(amount).toBeInvalid()
    await expect(amount).toHaveAccessibleDescription('At least $10.00')
  },
}

export const AboveMax: Story = { args: { model: aboveMax } }
export const IncorrectValue: Story = { args: { model: incorrect } }

export const OneUnavailable: Story = {
  args: { model: oneUnavailable },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: /^Meadow Cards/ })).toBeDisabled()
    await userEvent.click(view.getByRole('button', { name: /^Your purchases/ }))
    await expect(args.onPurchases).toHaveBeenCalledOnce()
  },
}

export const Estimates: Story = {
  args: { model: estimates },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByText('No current prices')
    const row = view.getByRole('button', { name: /^Harbor Pay/ })
    await expect(row).toHaveAccessibleName(/Fees 1–2 %.*Estimate/)
    await userEvent.click(row)
    await expect(args.onBuy).toHaveBeenCalledWith('harbor')
    await expect(view.getByRole('button', { name: /^Meadow Cards/ })).toHaveAccessibleName(
      /Estimate unavailable/,
    )
  },
}

export const Failed: Story = {
  args: { model: failed },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText('Harbor Pay isn’t available')
  },
}

export const Starting: Story = {
  args: { model: starting },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('button', { name: /^Harbor Pay/ })).toBeDisabled()
  },
}

export const Loading: Story = { args: { model: fixtures.loading } }
export const Restricted: Story = { args: { model: fixtures.restricted } }
export const Absent: Story = { args: { model: fixtures.absent } }

export const Unsupported: Story = { args: { model: fixtures.unsupported } }

export const Unavailable: Story = {
  args: { model: fixtures.unavailable },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Disconnected: Story = { args: { model: fixtures.disconnected } }
export const Huge: Story = { args: { model: huge } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
