import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  blocked,
  completed,
  declined,
  expired,
  failed,
  fixtures,
  long,
  processing,
  reloaded,
  untracked,
} from './OnRampProgressView.fixtures.js'
import { OnRampProgressView } from './OnRampProgressView.js'

const modal = { route: { view: 'onramp-progress', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof OnRampProgressView> = {
  title: 'Views/Onramp progress',
  component: OnRampProgressView,
  args: { onCopyLink: fn(), onBuyAgain: fn(), onPurchases: fn(), onDone: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof OnRampProgressView>

export const Starting: Story = { args: { model: fixtures.starting } }

export const StartFailed: Story = {
  args: { model: fixtures['start-failed'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.onBuyAgain).toHaveBeenCalledOnce()
  },
}

export const Waiting: Story = {
  args: { model: fixtures.shown },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const link = await view.findByRole('link', { name: 'Open the page again' })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const copy = view.getByRole('button', { name: 'Copy link' })
    // Its label and its icon are on one line.
    await expect(copy).toHaveStyle({ display: 'flex' })
    await userEvent.click(copy)
    await expect(args.onCopyLink).toHaveBeenCalledWith('https://pay.example.com/buy')
  },
}

export const Blocked: Story = {
  args: { model: blocked },
  play: async ({ canvasElement }) => {
    const link = await queryModal(canvasElement).findByRole('link', { name: 'Open payment page' })
    await expect(link).toHaveAttribute('href', 'https://pay.example.com/buy')
  },
}

export const Untracked: Story = { args: { model: untracked } }
export const Reloaded: Story = {
  args: { model: reloaded },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Your purchases' }))
    await expect(args.onPurchases).toHaveBeenCalledOnce()
  },
}

export const Processing: Story = { args: { model: processing } }

export const Completed: Story = {
  args: { model: completed },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: 'You received 0.03283 ETH' })
    await expect(view.getByRole('link', { name: 'View on explorer' })).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const Declined: Story = {
  args: { model: declined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Buy again' }))
    await expect(args.onBuyAgain).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = { args: { model: failed } }
export const Expired: Story = { args: { model: expired } }
export const None: Story = { args: { model: fixtures.none } }
export const Long: Story = { args: { model: long } }

export const RightToLeft: Story = {
  args: { model: fixtures.shown },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
