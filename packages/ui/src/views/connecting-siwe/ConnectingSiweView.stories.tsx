import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { fixtures, long, optional } from '../siwx-sign-message/SiwxSignMessageView.fixtures.js'
import { ConnectingSiweView } from './ConnectingSiweView.js'

const modal = { route: { view: 'siwx-sign-message', namespace: 'eip155' }, canGoBack: false }

const meta: Meta<typeof ConnectingSiweView> = {
  title: 'Views/ConnectingSiwe',
  component: ConnectingSiweView,
  args: { onSign: fn(), onCancel: fn() },
  parameters: { modal },
}

export default meta

type Story = StoryObj<typeof ConnectingSiweView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: 'Fern needs to connect to your wallet' })
    await userEvent.click(view.getByRole('button', { name: 'Sign' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Preparing: Story = { args: { model: fixtures.preparing } }

export const Optional: Story = { args: { model: optional } }

export const Signing: Story = { args: { model: fixtures.signing } }

export const Declined: Story = { args: { model: fixtures.declined } }

export const Failed: Story = { args: { model: fixtures.failed } }

export const Long: Story = { args: { model: long } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
