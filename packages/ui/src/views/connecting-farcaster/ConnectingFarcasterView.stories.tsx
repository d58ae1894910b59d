import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, preparingOnPhone, waitingOnPhone } from './ConnectingFarcasterView.fixtures.js'
import { ConnectingFarcasterView } from './ConnectingFarcasterView.js'

const modal = { route: { view: 'connecting-farcaster' }, canGoBack: true }

const meta: Meta<typeof ConnectingFarcasterView> = {
  title: 'Views/ConnectingFarcaster',
  component: ConnectingFarcasterView,
  args: { onRetry: fn(), onStartAgain: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof ConnectingFarcasterView>

export const Preparing: Story = { args: { model: fixtures.preparing } }
export const Waiting: Story = {
  args: { model: fixtures.waiting },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('img', { name: 'QR code for the login with Farcaster' })).toBeVisible()
    await expect(view.queryByRole('link', { name: 'Open Farcaster' })).toBeNull()
  },
}
export const PreparingOnPhone: Story = { args: { model: preparingOnPhone } }
export const WaitingOnPhone: Story = {
  args: { model: waitingOnPhone },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    const link = await view.findByRole('link', { name: 'Open Farcaster' })
    await expect(link).toHaveAttribute('href', expect.stringContaining('https://farcaster.example/'))
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const Connecting: Story = { args: { model: fixtures.connecting } }
export const Declined: Story = {
  args: { model: fixtures.declined },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Expired: Story = {
  args: { model: fixtures.expired },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = { args: { model: fixtures.failed } }
export const None: Story = { args: { model: fixtures.none } }
export const RightToLeft: Story = {
  args: { model: fixtures.waiting },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
export const RightToLeftOnPhone: Story = {
  args: { model: waitingOnPhone },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
