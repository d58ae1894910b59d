import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  allow,
  approve,
  arrived,
  batch,
  changed,
  contractAccount,
  crossing,
  declined,
  fixtures,
  highImpact,
  insufficientFee,
  leaving,
  left,
  lost,
  notArrived,
  onItsWay,
  onSolana,
  partlyArrived,
  pending,
  permit,
  refunded,
  refusedOnSolana,
  reset,
  reverted,
  rounds,
  sponsored,
  unswapped,
  waiting,
} from './SwapReviewView.fixtures.js'
import { SwapReviewView } from './SwapReviewView.js'

const modal = { route: { view: 'swap-review', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof SwapReviewView> = {
  title: 'Views/Swap review',
  component: SwapReviewView,
  args: { onApprove: fn(), onStop: fn(), onEdit: fn(), onDone: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof SwapReviewView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Swap' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
}

export const None: Story = { args: { model: fixtures.none } }

export const Preparing: Story = { args: { model: fixtures.preparing } }

export const Failed: Story = { args: { model: fixtures.failed } }

export const Checking: Story = { args: { model: fixtures.checking } }

export const Signing: Story = { args: { model: fixtures.signing } }

export const Sent: Story = {
  args: { model: fixtures.sent },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: /^Swapped .* USDC for ETH$/ })).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const SentPending: Story = {
  args: { model: pending },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: /^Swapping / })).toBeVisible()
    await expect(view.getByRole('link', { name: 'View on explorer' })).toBeVisible()
  },
}

export const SentFailed: Story = { args: { model: unswapped } }

export const SentRightToLeft: Story = {
  args: { model: pending },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const Approve: Story = { args: { model: approve } }

export const Allow: Story = { args: { model: allow } }

export const Permit: Story = { args: { model: permit } }

export const Batch: Story = { args: { model: batch } }

export const Sponsored: Story = {
  args: { model: sponsored },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('Paid by Acme Shop')).toBeVisible()
    await expect(view.queryByText(/Up to/)).toBeNull()
    await expect(view.getByRole('button', { name: 'Approve and swap' })).toBeEnabled()
  },
}

export const SponsoredRightToLeft: Story = {
  args: { model: sponsored },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const Reset: Story = { args: { model: reset } }

export const Waiting: Story = { args: { model: waiting } }

export const Crossing: Story = {
  args: { model: crossing },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Example Bridge must deliver on Base')
    await expect(view.getByText('Usual time').closest('li')).toHaveTextContent('About 45 seconds')
    await expect(view.getByText('Arrives on').closest('li')).toHaveTextContent('Base')
    await expect(view.queryByText('Your account is a smart contract')).toBeNull()
  },
}

const findSent = async (canvasElement: HTMLElement, title: string, text: string, ring: string) => {
  const view = queryModal(canvasElement)
  const heading = await view.findByRole('heading', { name: title })
  await expect(heading).toBeVisible()
  await expect(view.getByText(text)).toBeVisible()
  const status = heading.closest('.status')
  await expect(status?.querySelector('.ring')).toHaveAttribute('data-state', ring)
  return view
}
const soon = 'Arrives on Base, usually in 45 seconds'
const onItsWayTitle = 'On its way to Base'

export const CrossingLeaving: Story = {
  args: { model: leaving },
  play: async ({ canvasElement }) =>
    void (await findSent(canvasElement, 'Swapping 745.1 USDC for ETH', soon, 'running')),
}

export const CrossingLeft: Story = {
  args: { model: left },
  play: async ({ canvasElement }) => {
    const view = await findSent(canvasElement, onItsWayTitle, soon, 'running')
    await expect(view.queryByText(/Swapped/)).toBeNull()
  },
}

export const CrossingOnItsWay: Story = {
  args: { model: onItsWay },
  play: async ({ canvasElement }) => {
    const view = await findSent(canvasElement, onItsWayTitle, soon, 'running')
    await expect(view.getByRole('button', { name: 'Done' })).toBeEnabled()
    await expect(view.getByRole('link', { name: 'View on explorer' })).toBeVisible()
  },
}

export const CrossingUnknown: Story = {
  args: { model: lost },
  play: async ({ canvasElement }) =>
    void (await findSent(canvasElement, onItsWayTitle, 'Status on Base not known', 'running')),
}

export const CrossingArrived: Story = {
  args: { model: arrived },
  play: async ({ canvasElement }) => {
    const view = await findSent(canvasElement, 'Swapped 745.1 USDC for ETH', 'Arrived on Base', 'closed')
    await expect(view.getByRole('link', { name: 'View on the explorer of Base' })).toBeVisible()
  },
}

export const CrossingPartial: Story = {
  args: { model: partlyArrived },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const title = 'Another token or amount arrived on Base'
    await expect(await view.findByRole('heading', { name: title })).toBeVisible()
    await expect(view.queryByText(/Swapped/)).toBeNull()
  },
}

export const CrossingRefunded: Story = {
  args: { model: refunded },
  play: async ({ canvasElement }) =>
    void (await findSent(canvasElement, 'The swap failed', 'Refunded', 'failed')),
}

export const CrossingNotArrived: Story = {
  args: { model: notArrived },
  play: async ({ canvasElement }) =>
    void (await findSent(canvasElement, 'The swap failed', 'Didn’t arrive on Base', 'failed')),
}

export const CrossingRightToLeft: Story = {
  args: { model: onItsWay },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const ContractAccount: Story = {
  args: { model: contractAccount },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText(/may not exist on Base/)
  },
}

export const RightToLeftCrossing: Story = {
  args: { model: contractAccount },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const Rounds: Story = {
  args: { model: rounds },
  play: async ({ canvasElement }) => {
    const row = (await queryModal(canvasElement).findByText('Rounding, up to')).closest('li')
    await expect(row).toHaveTextContent('0.000002 USDC')
  },
}

export const Declined: Story = { args: { model: declined } }

export const Changed: Story = { args: { model: changed } }

export const InsufficientFee: Story = { args: { model: insufficientFee } }

export const HighImpact: Story = {
  args: { model: highImpact },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const swap = await view.findByRole('button', { name: 'Swap anyway' })
    await expect(swap).toBeDisabled()
    await userEvent.click(view.getByRole('checkbox', { name: /^I accept/ }))
    await userEvent.click(swap)
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
}

export const HighImpactRightToLeft: Story = {
  args: { model: highImpact },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const Reverted: Story = { args: { model: reverted } }

const solanaModal = { route: { view: 'swap-review', namespace: 'solana' }, canGoBack: true }

export const Solana: Story = {
  args: { model: onSolana },
  parameters: { modal: solanaModal },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText('New token account')).toBeVisible()
    await expect(view.getByRole('button', { name: '0.00204 SOL' })).toHaveAttribute('title', '0.00203928 SOL')
    await expect(view.queryByText('Contract')).toBeNull()
  },
}

export const SolanaRefused: Story = { args: { model: refusedOnSolana }, parameters: { modal: solanaModal } }
