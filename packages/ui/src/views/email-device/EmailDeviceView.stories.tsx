import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, justSent, long, notResent, offline } from './EmailDeviceView.fixtures.js'
import { EmailDeviceView } from './EmailDeviceView.js'

const modal = { route: { view: 'email-device' }, canGoBack: true }

const meta: Meta<typeof EmailDeviceView> = {
  title: 'Views/EmailDevice',
  component: EmailDeviceView,
  args: { onResend: fn(), onStartAgain: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof EmailDeviceView>

export const JustSent: Story = {
  args: { model: justSent },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Step 1 of 2')
    await expect(await view.findByRole('button', { name: 'Send another link in 30 s' })).toBeDisabled()
  },
}
export const Waiting: Story = {
  args: { model: fixtures.waiting },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Send another link' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}
export const Sending: Story = { args: { model: fixtures.sending } }
export const NotResent: Story = { args: { model: notResent } }
export const Expired: Story = { args: { model: fixtures.ended } }
export const Offline: Story = { args: { model: offline } }
export const None: Story = { args: { model: fixtures.none } }
export const Long: Story = { args: { model: long } }
export const RightToLeft: Story = {
  args: { model: justSent },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
