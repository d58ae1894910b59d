import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, long, offline, unchanged, unknown } from './UpdateEmailView.fixtures.js'
import { UpdateEmailView } from './UpdateEmailView.js'

const modal = { route: { view: 'update-email' }, canGoBack: true }

const meta: Meta<typeof UpdateEmailView> = {
  title: 'Views/UpdateEmail',
  component: UpdateEmailView,
  args: { onEmail: fn(), onSave: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof UpdateEmailView>

export const Unchanged: Story = {
  args: { model: unchanged },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const field = await view.findByLabelText('New email')
    await expect(view.queryByRole('button', { name: 'Save' })).toBeNull()
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(field).toBeValid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}
export const Changed: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Save' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
export const Sending: Story = { args: { model: fixtures.sending } }
export const Unknown: Story = { args: { model: unknown } }
export const Offline: Story = { args: { model: offline } }
export const Long: Story = { args: { model: long } }
export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
