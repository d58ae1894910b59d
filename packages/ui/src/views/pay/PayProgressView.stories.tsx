import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { expectFingerTarget } from '../../../.storybook/expectFingerTarget.js'
import { queryModal } from '../../../.storybook/queryModal.js'
import { bare, continued, fixtures, unknown, unverified } from './PayProgressView.fixtures.js'
import { PayProgressView } from './PayProgressView.js'

const modal = { route: { view: 'pay-progress' }, canGoBack: false }

const meta: Meta<typeof PayProgressView> = {
  title: 'Views/Pay progress',
  component: PayProgressView,
  args: { onOpen: fn(), onBack: fn(), onDone: fn(), onKeep: fn(), onCopy: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof PayProgressView>

export const Exchange: Story = {
  args: { model: fixtures.exchange },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Open North Exchange' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Continued: Story = {
  args: { model: continued },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('button', { name: 'Open North Exchange' })
    await expect(view.queryByRole('button', { name: 'Other ways to pay' })).toBeNull()
  },
}

export const None: Story = { args: { model: fixtures.none } }
export const Unknown: Story = { args: { model: unknown } }
export const Confirming: Story = { args: { model: fixtures.confirming } }
export const Failed: Story = { args: { model: fixtures.failed } }
export const Unverified: Story = { args: { model: unverified } }

export const Completed: Story = {
  args: { model: fixtures.completed },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: 'Paid $12.50 to Harbor' })).toBeVisible()
    await expect(view.getByText('Amount').closest('li')).toHaveTextContent('12.5 USDC')
    await expect(view.getByText('Merchant').closest('li')).toHaveTextContent('Harbor')
    await expect(view.getByText('Date').closest('li')).toHaveTextContent('May 14, 2026')
    await expect(view.getByRole('link', { name: 'View on explorer' })).toBeVisible()
    const copy = view.getByRole('button', { name: /^Copy reference/ })
    copy.scrollIntoView()
    await expectFingerTarget(copy)
    await userEvent.click(copy)
    await expect(args.onCopy).toHaveBeenCalledWith(`0x${'1'.repeat(64)}`)
    // A user who reads the receipt has time for it.
    await expect(args.onKeep).toHaveBeenCalled()
    await expect(view.queryByRole('button', { name: 'Disconnect' })).toBeNull()
    await userEvent.click(view.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const Bare: Story = {
  args: { model: bare },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('heading', { name: /^Paid 12\.5 USDC to 0x7099/ })).toBeVisible()
    await expect(view.queryByText('Merchant')).toBeNull()
  },
}

export const CompletedRightToLeft: Story = {
  args: { model: fixtures.completed },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const RightToLeft: Story = {
  args: { model: unknown },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
