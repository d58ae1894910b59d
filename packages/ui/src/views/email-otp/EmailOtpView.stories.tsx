import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, long, offline, secondStep, unexpected, waiting, wrong } from './EmailOtpView.fixtures.js'
import { EmailOtpView } from './EmailOtpView.js'

const modal = { route: { view: 'email-otp' }, canGoBack: true }

const meta: Meta<typeof EmailOtpView> = {
  title: 'Views/EmailOtp',
  component: EmailOtpView,
  args: { onCode: fn(), onResend: fn(), onStartAgain: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof EmailOtpView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const field = await view.findByLabelText('6-digit code')
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await fireEvent.input(field, { target: { value: '1 2a3' } })
    await expect(field).toHaveValue('123')
    await expect(args.onCode).not.toHaveBeenCalled()
    await fireEvent.input(field, { target: { value: '123456' } })
    await expect(args.onCode).toHaveBeenCalledOnce()
    await expect(args.onCode).toHaveBeenCalledWith('123456')
    // As a paste does.
    await fireEvent.input(field, { target: { value: 'Your code: 987 654' } })
    await expect(args.onCode).toHaveBeenLastCalledWith('987654')
    await userEvent.click(view.getByRole('button', { name: 'Send another code' }))
    await expect(args.onResend).toHaveBeenCalledOnce()
  },
}
export const Waiting: Story = {
  args: { model: waiting },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: 'Send another code in 27 s' })).toBeDisabled()
  },
}
export const SecondStep: Story = {
  args: { model: secondStep },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText('Step 2 of 2')
  },
}
export const SecondStepRightToLeft: Story = {
  args: { model: secondStep },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
export const Wrong: Story = {
  args: { model: wrong },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByLabelText('6-digit code')).toBeInvalid()
  },
}
export const Verifying: Story = {
  args: { model: fixtures.verifying },
  play: async ({ canvasElement, args }) => {
    const field = await queryModal(canvasElement).findByLabelText('6-digit code')
    await expect(field).toHaveAccessibleDescription('Checking the code')
    await userEvent.type(field, '123456')
    await expect(args.onCode).not.toHaveBeenCalled()
  },
}
export const Sending: Story = { args: { model: fixtures.sending } }
export const Connecting: Story = { args: { model: fixtures.connecting } }
export const Offline: Story = { args: { model: offline } }
export const Locked: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Start again' }))
    await expect(args.onStartAgain).toHaveBeenCalledOnce()
  },
}
export const Unexpected: Story = { args: { model: unexpected } }
export const None: Story = { args: { model: fixtures.none } }
export const Long: Story = { args: { model: long } }
export const RightToLeft: Story = {
  args: { model: wrong },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
