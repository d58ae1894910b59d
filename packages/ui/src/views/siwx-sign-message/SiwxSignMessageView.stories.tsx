import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, long, optional, smartAccount, undeployed } from './SiwxSignMessageView.fixtures.js'
import { SiwxSignMessageView } from './SiwxSignMessageView.js'

const modal = { route: { view: 'siwx-sign-message', namespace: 'eip155' }, canGoBack: false }

const meta: Meta<typeof SiwxSignMessageView> = {
  title: 'Views/SiwxSignMessage',
  component: SiwxSignMessageView,
  args: { onSign: fn(), onCancel: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof SiwxSignMessageView>

export const Checking: Story = { args: { model: fixtures.checking } }

export const Preparing: Story = {
  args: { model: fixtures.preparing },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByRole('button', { name: 'Sign' })).toBeDisabled()
    await expect(view.getByText('Preparing the message')).toBeInTheDocument()
  },
}

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await expect(await view.findByText(/Nonce: kEWepMt9knR6lWJ6A/)).toBeVisible()
    await userEvent.click(view.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Optional: Story = {
  args: { model: optional },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText(/Sign this message in Nimbus/)
    await expect(view.queryByText(/disconnects/)).toBeNull()
  },
}

export const Signing: Story = {
  args: { model: fixtures.signing },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: 'Sign in Kestrel' })
    await expect(view.queryByRole('button', { name: 'Sign' })).toBeNull()
    await expect(view.getByRole('button', { name: 'Cancel' })).toBeEnabled()
  },
}

export const Verifying: Story = { args: { model: fixtures.verifying } }

export const Verified: Story = { args: { model: fixtures.verified } }

export const Declined: Story = {
  args: { model: fixtures.declined },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Try again' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: { model: fixtures.failed },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('This app couldn’t sign you in.')
    await expect(view.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

export const SmartAccount: Story = { args: { model: smartAccount } }

export const Undeployed: Story = { args: { model: undeployed } }

export const UndeployedRightToLeft: Story = {
  args: { model: undeployed },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const Long: Story = { args: { model: long } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}

export const SigningRightToLeft: Story = {
  args: { model: fixtures.signing },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
