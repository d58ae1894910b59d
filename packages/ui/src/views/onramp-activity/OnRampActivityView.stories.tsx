import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { queryModal } from '../../../.storybook/queryModal.js'
import { empty, fixtures, long } from './OnRampActivityView.fixtures.js'
import { OnRampActivityView } from './OnRampActivityView.js'

const modal = { route: { view: 'onramp-activity', namespace: 'eip155' }, canGoBack: true }

const meta: Meta<typeof OnRampActivityView> = {
  title: 'Views/Onramp activity',
  component: OnRampActivityView,
  args: { onSelect: fn(), onBuy: fn() },
  parameters: { modal },
  argTypes: { model: { control: false } },
}

export default meta

type Story = StoryObj<typeof OnRampActivityView>

export const Ready: Story = {
  args: { model: fixtures.ready },
  play: async ({ canvasElement, args }) => {
    const view = queryModal(canvasElement)
    await view.findByRole('heading', { name: 'January 2026' })
    await userEvent.click(view.getByRole('button', { name: /Received/ }))
    await expect(args.onSelect).toHaveBeenCalledWith('02')
  },
}

export const Empty: Story = {
  args: { model: empty },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(await queryModal(canvasElement).findByRole('button', { name: 'Buy' }))
    await expect(args.onBuy).toHaveBeenCalledOnce()
  },
}

export const Long: Story = { args: { model: long } }

export const RightToLeft: Story = {
  args: { model: fixtures.ready },
  parameters: { modal: { ...modal, locale: 'ar' } },
}
