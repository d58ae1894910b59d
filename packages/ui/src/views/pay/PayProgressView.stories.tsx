import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { continued, fixtures, unknown, unverified } from './PayProgressView.fixtures.js'
import { PayProgressView } from './PayProgressView.js'

const modal = { route: { view: 'pay-progress' }, canGoBack: false }

const meta: Meta<typeof PayProgressView> = {
  title: 'Views/Pay progress',
  component: PayProgressView,
  args: { onOpen: fn(), onBack: fn(), onDone: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof PayProgressView>

export const Exchange: Story = {
  args: { model: fixtures.exchange },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await userEvent.click(await view.findByRole('button', { name: 'Open North Exchange' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

export const Continued: Story = {
  args: { model: continued },
  play: async ({ canvasElement }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('button', { name: 'Open North Exchange' })
    await expect(view.queryByRole('button', { name: 'Other ways to pay' })).toBeNull()
  },
}

export const None: Story = { args: { model: fixtures.none } }
export const Unknown: Story = { args: { model: unknown } }
export const Confirming: Story = { args: { model: fixtures.confirming } }
export const Failed: Story = { args: { model: fixtures.failed } }
export const Unverified: Story = { args: { model: unverified } }

export const Completed: Story = {
  args: { model: fixtures.completed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Done' }))
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

export const RightToLeft: Story = {
  args: { model: unknown },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
