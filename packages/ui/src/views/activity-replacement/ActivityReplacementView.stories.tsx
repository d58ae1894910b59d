import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import {
  call,
  cancel,
  changed,
  declined,
  deployment,
  fixtures,
  huge,
  inBlock,
  insufficientFee,
  notReplaceable,
  oneFee,
  settled,
} from './ActivityReplacementView.fixtures.js'
import { ActivityReplacementView } from './ActivityReplacementView.js'

const route = {
  view: 'activity-replacement',
  namespace: 'eip155',
  id: 'eip155:1/0x1',
  action: 'speed-up',
} as const
const modal = { route, canGoBack: true }
const rtl = { modal: { ...modal, locale: 'ar' } }

const meta: Meta<typeof ActivityReplacementView> = {
  title: 'Views/Activity replacement',
  component: ActivityReplacementView,
  args: { onSpeed: fn(), onApprove: fn(), onStop: fn(), onBack: fn(), onActivity: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof ActivityReplacementView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('radio', { name: /^Fast/ }))
    await expect(args.onSpeed).toHaveBeenCalledWith('fast')
    await userEvent.click(view.getByRole('button', { name: 'Speed up' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
    await userEvent.click(view.getByRole('button', { name: 'Keep waiting' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const Cancel: Story = {
  args: { model: cancel },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Cancel transaction' }))
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
}

export const OneFee: Story = {
  args: { model: oneFee },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('New network fee')
    await expect(view.queryByRole('radio')).toBeNull()
  },
}

export const Settled: Story = {
  args: { model: settled },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('button', { name: 'Speed up' })).toBeDisabled()
  },
}

export const InBlock: Story = {
  args: { model: inBlock },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByText('Not pending any more')
    await expect(view.getByRole('button', { name: 'Speed up' })).toBeDisabled()
  },
}

export const InsufficientFee: Story = {
  args: { model: insufficientFee },
  play: async ({ canvasElement }) => {
    await expect(await queryModal(canvasElement).findByRole('button', { name: 'Speed up' })).toBeDisabled()
  },
}

export const Signing: Story = {
  args: { model: fixtures.signing },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Stop waiting' }))
    await expect(args.onStop).toHaveBeenCalledOnce()
  },
}

export const None: Story = {
  args: { model: fixtures.none },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Show activity' }))
    await expect(args.onActivity).toHaveBeenCalledOnce()
  },
}

export const Preparing: Story = { args: { model: fixtures.preparing } }
export const Failed: Story = { args: { model: fixtures.failed } }
export const NotReplaceable: Story = { args: { model: notReplaceable } }
export const Checking: Story = { args: { model: fixtures.checking } }
export const Sent: Story = { args: { model: fixtures.sent } }
export const Declined: Story = { args: { model: declined } }
export const Changed: Story = { args: { model: changed } }
export const Call: Story = { args: { model: call } }
export const Deployment: Story = { args: { model: deployment } }
export const Huge: Story = { args: { model: huge } }
export const RightToLeft: Story = { args: { model: cancel }, parameters: rtl }
export const SigningRightToLeft: Story = { args: { model: fixtures.signing }, parameters: rtl }
