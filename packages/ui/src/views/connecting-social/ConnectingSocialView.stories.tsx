import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, offline, refused } from './ConnectingSocialView.fixtures.js'
import { ConnectingSocialView } from './ConnectingSocialView.js'

const modal = { route: { view: 'connecting-social' }, canGoBack: true }

const meta: Meta<typeof ConnectingSocialView> = {
  title: 'Views/ConnectingSocial',
  component: ConnectingSocialView,
  args: { onContinue: fn(), onRetry: fn(), onStartAgain: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof ConnectingSocialView>

export const Opening: Story = { args: { model: fixtures.opening } }
export const Waiting: Story = { args: { model: fixtures.waiting } }
export const Blocked: Story = {
  args: { model: fixtures.blocked },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Continue in this window' }))
    await expect(args.onContinue).toHaveBeenCalledOnce()
  },
}
export const Leaving: Story = { args: { model: fixtures.leaving } }
export const Verifying: Story = { args: { model: fixtures.verifying } }
export const Connecting: Story = { args: { model: fixtures.connecting } }
export const Failed: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = { args: { model: refused } }
export const Offline: Story = { args: { model: offline } }
export const None: Story = { args: { model: fixtures.none } }
export const RightToLeft: Story = {
  args: { model: refused },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
