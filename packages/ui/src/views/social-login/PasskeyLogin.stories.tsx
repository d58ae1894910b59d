import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { PasskeyLogin } from './PasskeyLogin.js'

const modal = { route: { view: 'connect' }, canGoBack: false }

const meta: Meta<typeof PasskeyLogin> = {
  title: 'Views/PasskeyLogin',
  component: PasskeyLogin,
  args: { onSelect: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof PasskeyLogin>

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      await queryModal(canvasElement).findByRole('button', { name: 'Continue with passkey' }),
    )
    await expect(args.onSelect).toHaveBeenCalledOnce()
  },
}
export const Unreachable: Story = {
  args: { failure: { type: 'unreachable' } },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('alert')).toBeVisible()
  },
}
export const TermsNotAccepted: Story = { args: { onSelect: undefined } }
export const RightToLeft: Story = { parameters: { modal: { ...modal, locale: 'ar' } } }
