import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  cooldown,
  empty,
  fixtures,
  invalid,
  long,
  offline,
  refused,
  unexpected,
} from './EmailLogin.fixtures.js'
import { EmailLogin, type EmailLoginProps } from './EmailLogin.js'

const modal = { route: { view: 'connect' }, canGoBack: false }

/** Follows what is typed, as the container does. */
function Typed(props: EmailLoginProps): ReactNode {
  const [email, setEmail] = useState(props.model.email)
  const check = email.length <= 3 ? 'short' : /.@.+\../.test(email) ? 'valid' : 'invalid'
  return (
    <EmailLogin
      {...props}
      model={email === props.model.email ? props.model : { status: 'ready', email, check }}
      onEmail={(text) => {
        setEmail(text)
        props.onEmail?.(text)
      }}
    />
  )
}

const meta: Meta<typeof EmailLogin> = {
  title: 'Views/EmailLogin',
  component: EmailLogin,
  render: (props) => <Typed {...props} />,
  args: { or: 'after', onEmail: fn(), onSubmit: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof EmailLogin>

export const Empty: Story = {
  args: { model: empty },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const field = await view.findByLabelText('Email')
    await fireEvent.input(field, { target: { value: 'ali' } })
    await expect(view.queryByRole('button', { name: 'Continue with email' })).toBeNull()
    await fireEvent.input(field, { target: { value: 'alice' } })
    // The button appears, and says what is wrong instead of sending.
    await userEvent.click(view.getByRole('button', { name: 'Continue with email' }))
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Enter a valid email address.')
    await fireEvent.input(field, { target: { value: 'alice@example.com' } })
    await expect(field).toBeValid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Valid: Story = { args: { model: fixtures.ready } }
export const AfterWallets: Story = { args: { model: fixtures.ready, or: 'before' } }
export const Invalid: Story = {
  args: { model: invalid },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Continue with email' }))
    await view.findByText('Enter a valid email address.')
  },
}
export const Sending: Story = {
  args: { model: fixtures.sending },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByLabelText('Email')).toHaveAccessibleDescription('Sending the email')
    await expect(view.queryByRole('button', { name: 'Continue with email' })).toBeNull()
  },
}
export const Cooldown: Story = {
  args: { model: cooldown },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText('Please try again after 12 seconds')
  },
}
export const Offline: Story = { args: { model: offline } }
export const Unexpected: Story = { args: { model: unexpected } }
export const Refused: Story = { args: { model: refused } }
export const Long: Story = { args: { model: long } }
export const TermsNotAccepted: Story = {
  args: { model: fixtures.ready, onSubmit: undefined },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: 'Continue with email' })).toBeDisabled()
  },
}
export const RightToLeft: Story = {
  args: { model: cooldown },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
