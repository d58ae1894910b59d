import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  checking,
  declined,
  fixtures,
  initial,
  long,
  offline,
  refused,
  taken,
  tooShort,
  unreachable,
  wrongCharacters,
} from './RegisterAccountNameView.fixtures.js'
import { RegisterAccountNameView } from './RegisterAccountNameView.js'

const modal = { route: { view: 'register-account-name', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof RegisterAccountNameView> = {
  title: 'Views/RegisterAccountName',
  component: RegisterAccountNameView,
  args: { onLabel: fn(), onRegister: fn(), onConnect: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof RegisterAccountNameView>

export const Initial: Story = {
  args: { model: initial },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const field = await view.findByLabelText('Name')
    await fireEvent.input(field, { target: { value: ' ali' } })
    await expect(args.onLabel).toHaveBeenLastCalledWith('ali')
    await expect(field).toHaveAccessibleDescription('At least 4 letters, digits or hyphens.')
    await expect(view.getByRole('button', { name: 'Register name' })).toBeDisabled()
  },
}

export const Available: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Register name' }))
    view.getByLabelText('Name').focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRegister).toHaveBeenCalledWith('alice.example.eth')
    await userEvent.click(view.getByRole('button', { name: 'alice-pay.example.eth' }))
    await expect(args.onLabel).toHaveBeenLastCalledWith('alice-pay')
  },
}

export const TooShort: Story = { args: { model: tooShort } }
export const WrongCharacters: Story = {
  args: { model: wrongCharacters },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByLabelText('Name')).toBeInvalid()
  },
}
export const Checking: Story = { args: { model: checking } }
export const Taken: Story = {
  args: { model: taken },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    const field = await view.findByLabelText('Name')
    field.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRegister).not.toHaveBeenCalled()
  },
}
export const Offline: Story = { args: { model: offline } }
export const Declined: Story = { args: { model: declined } }
export const Refused: Story = {
  args: { model: refused },
  play: async ({ canvasElement }) => {
    await queryModal(canvasElement).findByText('Error registering name alice.example.eth')
  },
}
export const Unreachable: Story = { args: { model: unreachable } }
export const Long: Story = { args: { model: long } }
export const Unavailable: Story = { args: { model: fixtures.unavailable } }
export const Disconnected: Story = { args: { model: fixtures.disconnected } }
export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
