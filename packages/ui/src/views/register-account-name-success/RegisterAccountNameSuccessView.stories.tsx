import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, long } from './RegisterAccountNameSuccessView.fixtures.js'
import { RegisterAccountNameSuccessView } from './RegisterAccountNameSuccessView.js'

const modal = { route: { view: 'register-account-name-success', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof RegisterAccountNameSuccessView> = {
  title: 'Views/RegisterAccountNameSuccess',
  component: RegisterAccountNameSuccessView,
  args: { onDone: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof RegisterAccountNameSuccessView>

export const Registered: Story = {
  args: { model: fixtures.registered },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Let’s go' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const Signing: Story = { args: { model: fixtures.signing } }
export const Registering: Story = { args: { model: fixtures.registering } }
export const None: Story = { args: { model: fixtures.none } }
export const Long: Story = { args: { model: long } }
export const RightToLeft: Story = {
  args: { model: fixtures.registered },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
