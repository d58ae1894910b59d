import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, long, offline, unknown, wrong } from './UpdateEmailCodeView.fixtures.js'
import { UpdateEmailCodeView } from './UpdateEmailCodeView.js'

const modal = { route: { view: 'update-email-primary' }, canGoBack: true }

const meta: Meta<typeof UpdateEmailCodeView> = {
  title: 'Views/UpdateEmailCode',
  component: UpdateEmailCodeView,
  args: { onCode: fn(), onStartAgain: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof UpdateEmailCodeView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const field = await queryModal(canvasElement).findByLabelText('6-digit code')
    await fireEvent.input(field, { target: { value: '123456' } })
    await expect(args.onCode).toHaveBeenCalledOnce()
    await expect(args.onCode).toHaveBeenCalledWith('123456')
  },
}
export const Secondary: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, route: { view: 'update-email-secondary' } } },
}
export const Unknown: Story = { args: { model: unknown } }
export const Verifying: Story = { args: { model: fixtures.verifying } }
export const Wrong: Story = { args: { model: wrong } }
export const Offline: Story = { args: { model: offline } }
export const Locked: Story = { args: { model: fixtures.failed } }
export const None: Story = { args: { model: fixtures.none } }
export const Long: Story = { args: { model: long } }
export const RightToLeft: Story = {
  args: { model: wrong },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
